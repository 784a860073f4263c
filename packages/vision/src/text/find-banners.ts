import type { Box } from '@endcap/scoring'
import { type FillBuffers, fillBuffers, floodFill } from '../measure/flood-fill.ts'
import type { Ground } from '../measure/ground.ts'
import { INSIDE } from '../measure/parts.ts'
import { containsCenter, pointAt, type RotatedRectangle } from '../measure/rotated-rectangle.ts'
import { median } from '../measure/statistics.ts'
import { type Plane, pixelAt, type Rgb } from '../raster.ts'

/** Channel difference up to which a pixel belongs to a banner's color. */
const TOLERANCE = 22
/** Minimum channel difference of a banner from the ground. */
const OFF_GROUND = 24
/** A banner is a rectangle: its rows and columns reach from side to side. Letters leave holes in it. */
const MIN_SPANS = 0.93
/** A banner is not most of the picture. */
const MAX_AREA = 0.35
/** Share of the mask that must remain without the banner: a plain box with words is a product. */
const MIN_REST = 0.3
/** Distance, as a share of the frame, by which a banner reaches beyond the rest of the product. */
const STICKS_OUT = 0.025
/** Distance from the frame's edge up to which a banner is laid along it. */
const AT_EDGE = 0.012

/**
 * Finds banners that touch the product: rectangles of one color with words in them that reach beyond the rest
 * of the product. The mask takes them for product. A label or a colored half of a pack ends where the pack ends.
 */
export function findBanners(
  mask: Plane,
  lines: readonly RotatedRectangle[],
  work: Rgb,
  ground: Ground,
): Box[] {
  const total = mask.data.reduce((sum, value) => sum + Number(value > INSIDE), 0)
  const found: Box[] = []
  const buffers = fillBuffers(mask)
  for (const line of lines) {
    if (found.some((box) => containsCenter(box, line, work))) continue
    const color = colorBehind(line, work)
    const isGroundColor = color.every(
      (value, index) => Math.abs(value - (ground.color[index] ?? 0)) < OFF_GROUND,
    )
    if (isGroundColor) continue
    const box = rectangleOf(line, color, work, mask, buffers)
    if (!box) continue
    const rest = restOf(mask, box)
    if (!rest || rest.count < MIN_REST * total) continue
    if (reachesBeyond(box, rest.box)) found.push(box)
  }
  return found
}

/** Returns the median color close above and below a line of text. */
function colorBehind(line: RotatedRectangle, { data, width, height }: Rgb): number[] {
  const samples: number[][] = [[], [], []]
  for (const a of [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45]) {
    for (const b of [-0.6, 0.6]) {
      const point = pointAt(line, a, b)
      const [x, y] = [Math.round(point[0]), Math.round(point[1])]
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      samples.forEach((channel, index) => channel.push(data[3 * (y * width + x) + index] ?? 0))
    }
  }
  return samples.map(median)
}

/** Fills the color around a line, at the mask's size. Returns the box of a filled rectangle, or null. */
function rectangleOf(
  line: RotatedRectangle,
  color: readonly number[],
  work: Rgb,
  mask: Plane,
  buffers: FillBuffers,
): Box | null {
  const { width, height } = mask
  const hasColor = (pixel: number): boolean => {
    const at = pixelAt(work, ((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height)
    return color.every((value, index) => Math.abs((work.data[3 * at + index] ?? 0) - value) <= TOLERANCE)
  }
  const seeds = [-0.6, 0, 0.6].flatMap((b) =>
    [-0.4, 0, 0.4].flatMap((a) => {
      const [x, y] = pointAt(line, a, b)
      const isInFrame = x >= 0 && y >= 0 && x < work.width && y < work.height
      return isInFrame ? [pixelAt(mask, x / work.width, y / work.height)] : []
    }),
  )
  const filled = floodFill(mask, seeds, hasColor, buffers)
  const box = boxOfRectangle(filled, width, height)
  // The next line may have the same color.
  for (const pixel of filled) buffers.filled[pixel] = 0
  const isSmall = box && (box.right - box.left) * (box.bottom - box.top) <= MAX_AREA
  return isSmall ? box : null
}

/** Returns the box around some pixels in shares of the frame, or null if they do not span it. */
function boxOfRectangle(pixels: Int32Array, width: number, height: number): Box | null {
  const rows = Array.from({ length: height }, () => [width, -1] as [first: number, last: number])
  const columns = Array.from({ length: width }, () => [height, -1] as [first: number, last: number])
  const widen = (span: [number, number] | undefined, at: number) => {
    if (!span) return
    span[0] = Math.min(span[0], at)
    span[1] = Math.max(span[1], at)
  }
  for (const pixel of pixels) {
    const x = pixel % width
    const y = (pixel - x) / width
    widen(rows[y], x)
    widen(columns[x], y)
  }
  const lengthOf = ([first, last]: [number, number]) => Math.max(0, last - first + 1)
  const sum = (spans: [number, number][]) => spans.reduce((total, span) => total + lengthOf(span), 0)
  const left = columns.findIndex((span) => span[1] >= 0)
  const top = rows.findIndex((span) => span[1] >= 0)
  const right = columns.findLastIndex((span) => span[1] >= 0) + 1
  const bottom = rows.findLastIndex((span) => span[1] >= 0) + 1
  const area = (right - left) * (bottom - top)
  if (area <= 0 || Math.min(sum(rows), sum(columns)) < MIN_SPANS * area) return null
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

/** Returns size and box of the mask outside of a box, or null if nothing is left. */
function restOf({ data, width, height }: Plane, banner: Box): { count: number; box: Box } | null {
  const columns = new Uint32Array(width)
  const rows = new Uint32Array(height)
  let count = 0
  for (let pixel = 0; pixel < data.length; pixel++) {
    if ((data[pixel] ?? 0) <= INSIDE) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const [shareX, shareY] = [x / width, y / height]
    if (shareX >= banner.left && shareX < banner.right && shareY >= banner.top && shareY < banner.bottom)
      continue
    columns[x] = (columns[x] ?? 0) + 1
    rows[y] = (rows[y] ?? 0) + 1
    count += 1
  }
  if (count === 0) return null
  // A few pixels of the banner's rim do not belong to the product.
  const some = (n: number) => n >= 4
  return {
    count,
    box: {
      left: columns.findIndex(some) / width,
      top: rows.findIndex(some) / height,
      right: (columns.findLastIndex(some) + 1) / width,
      bottom: (rows.findLastIndex(some) + 1) / height,
    },
  }
}

/** Returns true if a box reaches beyond another one on the sides, or lies along an edge of the frame. */
function reachesBeyond(banner: Box, rest: Box): boolean {
  const beyond = [
    rest.left - banner.left,
    banner.right - rest.right,
    rest.top - banner.top,
    banner.bottom - rest.bottom,
  ]
  const isAtEdge =
    banner.left <= AT_EDGE ||
    banner.top <= AT_EDGE ||
    banner.right >= 1 - AT_EDGE ||
    banner.bottom >= 1 - AT_EDGE
  const [left = 0, right = 0, top = 0, bottom = 0] = beyond
  const sides = Math.max(left, right) > STICKS_OUT
  // A cap or a foot of one color ends the pack at its top or bottom and is not broader than the pack.
  return sides || (isAtEdge && Math.max(top, bottom) > STICKS_OUT)
}
