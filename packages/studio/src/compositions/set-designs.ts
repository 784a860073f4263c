import type { Family } from '@endcap/scoring'
import type { Colour } from '../painting/colour.ts'
import type { Material } from '../painting/surfaces.ts'
import type { Season } from '../root-image.ts'

/** A set as a stylist would build it. */
export type SetDesign = {
  material: Material
  /** Wall colors. The first one that the product stands out from is used. */
  walls: readonly Colour[]
  /** Side of the light, unless the root mirrors the set. */
  side: -1 | 1
  tint: Colour
  /** Edge between wall and surface, and position of the product, in shares of the height. */
  horizon: number
  focus: number
  /** Maximum share of the canvas for the product, and position of its middle. */
  size: number
  x: number
}

const WARM: Colour = [1.03, 1, 0.95]
const NEUTRAL: Colour = [1, 1, 1]
const COOL: Colour = [0.97, 1, 1.04]

const low = { horizon: 0.64, focus: 0.87, size: 0.58, x: 0.4 } as const
const near = { horizon: 0.58, focus: 0.9, size: 0.76, x: 0.55 } as const

/** Sets for what stands in a bathroom. */
const BATHROOM: readonly [SetDesign, SetDesign] = [
  {
    ...low,
    material: 'marble',
    walls: [
      [236, 216, 208],
      [206, 190, 196],
      [128, 112, 120],
    ],
    side: -1,
    tint: WARM,
  },
  {
    ...near,
    material: 'terracotta',
    walls: [
      [226, 186, 164],
      [214, 206, 196],
      [92, 74, 72],
    ],
    side: 1,
    tint: WARM,
  },
]

/** Two sets per family: a bright one, as most kitchens and stores are, and one with more mood. */
export const SETS: Record<Family, readonly [SetDesign, SetDesign]> = {
  general: [
    {
      ...low,
      material: 'oak',
      walls: [
        [226, 220, 211],
        [176, 188, 184],
        [92, 104, 102],
      ],
      side: -1,
      tint: WARM,
    },
    {
      ...near,
      material: 'plaster',
      walls: [
        [203, 190, 176],
        [126, 140, 138],
        [66, 74, 80],
      ],
      side: 1,
      tint: NEUTRAL,
    },
  ],
  'food and drink': [
    {
      ...low,
      material: 'oak',
      walls: [
        [232, 224, 208],
        [168, 182, 164],
        [74, 92, 80],
      ],
      side: -1,
      tint: WARM,
    },
    {
      ...near,
      material: 'marble',
      walls: [
        [196, 204, 196],
        [214, 186, 156],
        [58, 74, 72],
      ],
      side: 1,
      tint: NEUTRAL,
    },
  ],
  medicine: BATHROOM,
  beauty: BATHROOM,
  'color cosmetics': BATHROOM,
  apparel: [
    {
      ...low,
      material: 'plaster',
      walls: [
        [222, 214, 203],
        [168, 176, 180],
        [84, 88, 94],
      ],
      side: -1,
      tint: NEUTRAL,
    },
    {
      ...near,
      material: 'oak',
      walls: [
        [206, 190, 172],
        [150, 164, 158],
        [70, 76, 82],
      ],
      side: 1,
      tint: WARM,
    },
  ],
  electronics: [
    {
      ...low,
      material: 'slate',
      walls: [
        [176, 182, 188],
        [112, 120, 130],
        [224, 226, 228],
      ],
      side: -1,
      tint: COOL,
    },
    {
      ...near,
      material: 'walnut',
      walls: [
        [86, 104, 106],
        [200, 196, 188],
        [58, 64, 72],
      ],
      side: 1,
      tint: WARM,
    },
  ],
  home: [
    {
      ...low,
      material: 'oak',
      walls: [
        [228, 221, 210],
        [178, 182, 172],
        [98, 104, 100],
      ],
      side: -1,
      tint: WARM,
    },
    {
      ...near,
      material: 'linen',
      walls: [
        [188, 178, 162],
        [216, 212, 204],
        [78, 84, 82],
      ],
      side: 1,
      tint: WARM,
    },
  ],
}

/** Materials that suit the products of a family besides those of its sets. */
export const OTHER_MATERIALS: Record<Family, readonly Material[]> = {
  general: ['linen', 'marble'],
  'food and drink': ['linen', 'plaster', 'walnut'],
  medicine: ['linen', 'plaster'],
  beauty: ['linen', 'plaster'],
  'color cosmetics': ['linen', 'plaster'],
  apparel: ['linen', 'walnut'],
  electronics: ['plaster', 'oak'],
  home: ['marble', 'walnut'],
}

/** Walls and ground of each season. */
export const SEASONS: Record<Season, { walls: readonly Colour[]; ground: Colour; tint: Colour }> = {
  spring: {
    walls: [
      [238, 208, 212],
      [196, 214, 178],
      [120, 146, 116],
    ],
    ground: [240, 228, 220],
    tint: NEUTRAL,
  },
  summer: {
    walls: [
      [250, 206, 106],
      [120, 196, 204],
      [242, 132, 96],
    ],
    ground: [250, 228, 186],
    tint: WARM,
  },
  autumn: {
    walls: [
      [198, 108, 62],
      [214, 160, 84],
      [108, 62, 48],
    ],
    ground: [206, 150, 104],
    tint: WARM,
  },
  winter: {
    walls: [
      [140, 168, 188],
      [206, 220, 230],
      [44, 66, 88],
    ],
    ground: [226, 234, 240],
    tint: COOL,
  },
}
