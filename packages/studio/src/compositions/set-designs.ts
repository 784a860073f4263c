import type { Family } from '@endcap/scoring'
import type { Color } from '../painting/color.ts'
import type { Material } from '../painting/surfaces.ts'
import type { Season } from '../root-image.ts'

export type SetDesign = {
  material: Material
  /** Uses the first color that differs from the product. */
  walls: readonly Color[]
  /** Mirrored by some roots. */
  side: -1 | 1
  tint: Color
  /** In shares of the height. */
  horizon: number
  focus: number
  /** Maximum share of the canvas, and center. */
  size: number
  x: number
}

const WARM: Color = [1.03, 1, 0.95]
const NEUTRAL: Color = [1, 1, 1]
const COOL: Color = [0.97, 1, 1.04]

const low = { horizon: 0.64, focus: 0.87, size: 0.58, x: 0.4 } as const
const near = { horizon: 0.58, focus: 0.9, size: 0.76, x: 0.55 } as const
const far = { horizon: 0.7, focus: 0.84, size: 0.52, x: 0.46 } as const

const stage = (
  place: typeof low | typeof near | typeof far,
  material: Material,
  side: -1 | 1,
  tint: Color,
  ...walls: readonly Color[]
): SetDesign => ({ ...place, material, side, tint, walls })

/** The root decides which stage a batch shows. */
type Stages = readonly [SetDesign, ...SetDesign[]]

/** Bright stages, as most kitchens and stores are, and moodier ones. */
export const SETS: Record<Family, readonly [bright: Stages, mood: Stages]> = {
  general: [
    [
      stage(low, 'oak', -1, WARM, [226, 220, 211], [176, 188, 184], [92, 104, 102]),
      stage(far, 'plaster', 1, NEUTRAL, [232, 228, 222], [188, 196, 202], [110, 118, 124]),
    ],
    [
      stage(near, 'plaster', 1, NEUTRAL, [203, 190, 176], [126, 140, 138], [66, 74, 80]),
      stage(low, 'walnut', -1, WARM, [154, 142, 128], [98, 112, 112], [210, 202, 190]),
    ],
  ],
  'food and drink': [
    [
      stage(low, 'oak', -1, WARM, [232, 224, 208], [168, 182, 164], [74, 92, 80]),
      stage(far, 'linen', 1, WARM, [240, 226, 200], [206, 214, 190], [150, 104, 84]),
    ],
    [
      stage(near, 'marble', 1, NEUTRAL, [196, 204, 196], [214, 186, 156], [58, 74, 72]),
      stage(low, 'walnut', -1, WARM, [172, 128, 98], [86, 92, 76], [222, 206, 178]),
    ],
  ],
  medicine: [
    [
      stage(low, 'plaster', -1, NEUTRAL, [224, 232, 232], [190, 206, 208], [104, 126, 132]),
      stage(far, 'oak', 1, NEUTRAL, [234, 232, 224], [196, 208, 196], [112, 128, 118]),
    ],
    [
      stage(near, 'marble', 1, COOL, [186, 202, 206], [216, 210, 200], [70, 88, 98]),
      stage(low, 'linen', -1, WARM, [206, 200, 186], [160, 176, 164], [84, 96, 92]),
    ],
  ],
  beauty: [
    [
      stage(low, 'marble', -1, WARM, [236, 216, 208], [206, 190, 196], [128, 112, 120]),
      stage(far, 'plaster', 1, NEUTRAL, [240, 230, 220], [214, 206, 216], [138, 122, 130]),
    ],
    [
      stage(near, 'terracotta', 1, WARM, [226, 186, 164], [214, 206, 196], [92, 74, 72]),
      stage(low, 'linen', -1, WARM, [216, 196, 180], [176, 160, 160], [96, 84, 84]),
    ],
  ],
  'color cosmetics': [
    [
      stage(low, 'plaster', -1, WARM, [244, 214, 214], [216, 190, 206], [140, 104, 122]),
      stage(far, 'marble', 1, NEUTRAL, [238, 224, 228], [206, 196, 214], [126, 110, 130]),
    ],
    [
      stage(near, 'terracotta', 1, WARM, [222, 162, 150], [202, 186, 190], [98, 60, 68]),
      stage(low, 'slate', -1, COOL, [150, 126, 142], [92, 82, 100], [222, 206, 214]),
    ],
  ],
  apparel: [
    [
      stage(low, 'plaster', -1, NEUTRAL, [222, 214, 203], [168, 176, 180], [84, 88, 94]),
      stage(far, 'linen', 1, NEUTRAL, [232, 228, 220], [190, 194, 190], [108, 104, 102]),
    ],
    [
      stage(near, 'oak', 1, WARM, [206, 190, 172], [150, 164, 158], [70, 76, 82]),
      stage(low, 'walnut', -1, WARM, [186, 172, 158], [124, 128, 122], [226, 218, 206]),
    ],
  ],
  electronics: [
    [
      stage(low, 'slate', -1, COOL, [176, 182, 188], [112, 120, 130], [224, 226, 228]),
      stage(far, 'oak', 1, NEUTRAL, [214, 214, 210], [158, 168, 174], [92, 98, 104]),
    ],
    [
      stage(near, 'walnut', 1, WARM, [86, 104, 106], [200, 196, 188], [58, 64, 72]),
      stage(low, 'plaster', -1, COOL, [120, 132, 148], [184, 190, 198], [52, 60, 74]),
    ],
  ],
  home: [
    [
      stage(low, 'oak', -1, WARM, [228, 221, 210], [178, 182, 172], [98, 104, 100]),
      stage(far, 'plaster', 1, NEUTRAL, [236, 232, 224], [196, 204, 200], [122, 126, 120]),
    ],
    [
      stage(near, 'linen', 1, WARM, [188, 178, 162], [216, 212, 204], [78, 84, 82]),
      stage(low, 'terracotta', -1, WARM, [206, 172, 148], [158, 150, 136], [88, 76, 70]),
    ],
  ],
}

/** In addition to the family's sets. */
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

export const SEASONS: Record<Season, { walls: readonly Color[]; ground: Color; tint: Color }> = {
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
