import type { Box } from '@endcap/scoring'
import { fillOpen } from '../measure/flood-fill.ts'
import type { Ground } from '../measure/ground.ts'
import { INSIDE } from '../measure/parts.ts'
import { containsCenter, pointAt, type RotatedRectangle } from '../measure/rotated-rectangle.ts'
import { median } from '../measure/statistics.ts'
import { type Plane, pixelAt, type Rgb, type Size } from '../raster.ts'

const TOLERANCE = 22
const OFF_GROUND = 24
/** Letters leave gaps. */
const MIN_SPANS = 0.93
const MAX_AREA = 0.35
/** A plain box with words is a product. */
const MIN_REST = 0.3
/** Share of the frame. */
const STICKS_OUT = 0.025
const AT_EDGE = 0.012

/** Finds one-colored boxes with words that stick out, which the mask includes. Labels end where the pack ends. */
export function findBanners(
  mask: Plane,
  lines: readonly RotatedRectangle[],
  work: Rgb,
  ground: Ground,
): Box[] {
  const total = sizeOf(mask)
  const found: Box[] = []
  let colors: Rgb | undefined
  for (const line of lines) {
    if (found.some((box) => containsCenter(box, line, work))) continue
    const color = colorBehind(line, work)
    const isGroundColor = color.every(
      (value, index) => Math.abs(value - (ground.color[index] ?? 0)) < OFF_GROUND,
    )
    if (isGroundColor) continue
    colors ??= sampleAt(work, mask)
    const box = rectangleOf(line, color, work, colors)
    if (!box) continue
    const rest = restOf(mask, box)
    if (!rest || rest.count < MIN_REST * total || !isLaidOver(mask, box)) continue
    if (reachesBeyond(box, rest.box) && !isFace(box, rest.box)) found.push(box)
  }
  return found
}

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

function sampleAt({ data, width, height }: Rgb, mask: Size): Rgb {
  const out = new Uint8Array(3 * mask.width * mask.height)
  const columns = Int32Array.from(
    { length: mask.width },
    (_, x) => 3 * Math.floor(((x + 0.5) * width) / mask.width),
  )
  for (let y = 0, to = 0; y < mask.height; y++) {
    const row = 3 * width * Math.floor(((y + 0.5) * height) / mask.height)
    for (let x = 0; x < mask.width; x++, to += 3) {
      const from = row + (columns[x] ?? 0)
      out[to] = data[from] ?? 0
      out[to + 1] = data[from + 1] ?? 0
      out[to + 2] = data[from + 2] ?? 0
    }
  }
  return { data: out, width: mask.width, height: mask.height }
}

/** Returns null unless the fill is a rectangle. */
function rectangleOf(line: RotatedRectangle, color: readonly number[], work: Size, colors: Rgb): Box | null {
  const seeds = [-0.6, 0, 0.6].flatMap((b) =>
    [-0.4, 0, 0.4].flatMap((a) => {
      const [x, y] = pointAt(line, a, b)
      const isInFrame = x >= 0 && y >= 0 && x < work.width && y < work.height
      return isInFrame ? [pixelAt(colors, x / work.width, y / work.height)] : []
    }),
  )
  const filled = fillOpen(colors, seeds, pixelsOf(color, colors))
  const box = boxOfRectangle(filled, colors)
  const isSmall = box && (box.right - box.left) * (box.bottom - box.top) <= MAX_AREA
  return isSmall ? box : null
}

function pixelsOf([red = 0, green = 0, blue = 0]: readonly number[], { data }: Rgb): Uint8Array {
  const out = new Uint8Array(data.length / 3)
  for (let pixel = 0, at = 0; pixel < out.length; pixel++, at += 3)
    out[pixel] = Number(
      Math.abs((data[at] ?? 0) - red) <= TOLERANCE &&
        Math.abs((data[at + 1] ?? 0) - green) <= TOLERANCE &&
        Math.abs((data[at + 2] ?? 0) - blue) <= TOLERANCE,
    )
  return out
}

/** Returns null unless rows and columns span the box. */
function boxOfRectangle(pixels: Int32Array, { width, height }: Size): Box | null {
  const rows = { first: new Int32Array(height).fill(width), last: new Int32Array(height).fill(-1) }
  const columns = { first: new Int32Array(width).fill(height), last: new Int32Array(width).fill(-1) }
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0
    const x = pixel % width
    const y = (pixel - x) / width
    widen(rows, y, x)
    widen(columns, x, y)
  }
  const some = (at: number) => at >= 0
  const [left, right] = [columns.last.findIndex(some), columns.last.findLastIndex(some) + 1]
  const [top, bottom] = [rows.last.findIndex(some), rows.last.findLastIndex(some) + 1]
  const area = (right - left) * (bottom - top)
  if (area <= 0 || Math.min(lengthOf(rows), lengthOf(columns)) < MIN_SPANS * area) return null
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

/** Last is −1 for none. */
type Spans = { first: Int32Array; last: Int32Array }

function widen({ first, last }: Spans, index: number, at: number): void {
  if (at < (first[index] ?? 0)) first[index] = at
  if (at > (last[index] ?? 0)) last[index] = at
}

function lengthOf({ first, last }: Spans): number {
  let sum = 0
  for (let index = 0; index < first.length; index++)
    sum += Math.max(0, (last[index] ?? 0) - (first[index] ?? 0) + 1)
  return sum
}

function sizeOf({ data }: Plane): number {
  let count = 0
  for (let pixel = 0; pixel < data.length; pixel++) if ((data[pixel] ?? 0) > INSIDE) count += 1
  return count
}

function restOf({ data, width, height }: Plane, banner: Box): { count: number; box: Box } | null {
  const columns = new Uint32Array(width)
  const rows = new Uint32Array(height)
  let count = 0
  for (let y = 0, pixel = 0; y < height; y++) {
    const isBeside = y / height < banner.top || y / height >= banner.bottom
    for (let x = 0; x < width; x++, pixel++) {
      if ((data[pixel] ?? 0) <= INSIDE) continue
      if (!isBeside && x / width >= banner.left && x / width < banner.right) continue
      columns[x] = (columns[x] ?? 0) + 1
      rows[y] = (rows[y] ?? 0) + 1
      count += 1
    }
  }
  if (count === 0) return null
  // A few rim pixels are not product.
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

/** Wider bars are not packs of a set. */
const WIDE = 0.5
/** Mask pixels around, and product share: set packs are separate. */
const AROUND = 4
const MIN_TOUCHING = 0.03

function isLaidOver({ data, width, height }: Plane, { left, top, right, bottom }: Box): boolean {
  if (right - left >= WIDE || bottom - top >= WIDE) return true
  let [product, count] = [0, 0]
  const look = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    count += 1
    if ((data[y * width + x] ?? 0) > INSIDE) product += 1
  }
  const [x0, x1] = [Math.floor(left * width) - AROUND, Math.ceil(right * width) + AROUND]
  const [y0, y1] = [Math.floor(top * height) - AROUND, Math.ceil(bottom * height) + AROUND]
  for (let x = x0; x <= x1; x++) [y0, y1].forEach((y) => look(x, y))
  for (let y = y0; y <= y1; y++) [x0, x1].forEach((x) => look(x, y))
  return product >= MIN_TOUCHING * count
}

const FACE = 0.75

/** Returns true if the part continues most of one side. */
function isFace(banner: Box, rest: Box): boolean {
  const spans = (from: number, to: number, start: number, end: number) =>
    from >= start - STICKS_OUT && to <= end + STICKS_OUT && to - from >= FACE * (end - start)
  const isBeside = banner.left >= rest.left !== banner.right <= rest.right
  return isBeside && spans(banner.top, banner.bottom, rest.top, rest.bottom)
}

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
  // A cap or foot ends the pack and is not broader.
  return sides || (isAtEdge && Math.max(top, bottom) > STICKS_OUT)
}
