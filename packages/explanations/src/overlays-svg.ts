import { element } from '@endcap/drawing/svg'
import { type ImageFacts, isLegible, type TextLine } from '@endcap/scoring'
import { MUTED, type Size, words } from './drawing.ts'
import { widthOf } from './text-layout.ts'

const OUTLINE = '#00a3a3'
const READABLE = '#1f9d55'
const UNREADABLE = '#d64545'
const OTHER = '#e0a100'

/** A main image's colors show readability on a phone. */
export const overlays = ({ product, text }: ImageFacts, size: Size, isMain: boolean): string =>
  [
    ...(product?.outlines ?? []).map((outline) =>
      element('polygon', {
        points: scaled(outline, size),
        fill: 'none',
        stroke: OUTLINE,
        'stroke-width': 2.5,
      }),
    ),
    ...text.lines.map((line) => {
      const color = isMain ? colorOf(line) : OTHER
      const points = scaled(line.corners, size)
      return element('polygon', {
        points,
        fill: color,
        'fill-opacity': 0.12,
        stroke: color,
        'stroke-width': 1.5,
      })
    }),
  ].join('')

/** Lines off the product or unreadable at full size are not tried on the tile. */
function colorOf(line: TextLine): string {
  if (line.tiles === null) return OTHER
  return isLegible(line) ? READABLE : UNREADABLE
}

type Points = readonly (readonly [x: number, y: number])[]

/** Converts shares of the sides to polygon points. */
const scaled = (points: Points, { width, height }: Size): string =>
  points.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`).join(' ')

const ENTRIES = {
  main: [
    [OUTLINE, 'Product'],
    [READABLE, 'Readable on a phone'],
    [UNREADABLE, 'Unreadable on a phone'],
    [OTHER, 'Other text'],
  ],
  carousel: [
    [OUTLINE, 'Product'],
    [OTHER, 'Text'],
  ],
} as const
const SIZE = 13
const KEY = 18
const GAP = 24

/** Spaces entries evenly. */
export function legend(x: number, y: number, isMain: boolean): string {
  let left = x
  return ENTRIES[isMain ? 'main' : 'carousel']
    .map(([color, label]) => {
      const entry =
        element('rect', { x: left, y: y - 10, width: 12, height: 12, fill: color }) +
        words(left + KEY, y, label, SIZE, MUTED)
      left += KEY + widthOf(label, SIZE) + GAP
      return entry
    })
    .join('')
}
