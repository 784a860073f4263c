import type { Box, ProductFacts } from '@endcap/scoring'
import type { Plane } from '../raster.ts'
import { smallestRectangle } from './rotated-rectangle.ts'
import { INSIDE, labelParts } from './parts.ts'

export type Framing = Omit<ProductFacts, 'meanLab' | 'outlines'>

/** Minimum share of the frame that a product covers. */
const MIN_AREA = 0.002
/** Minimum share of the product that a part covers. */
const MIN_PART = 0.02
/** Number of mask lines (of 320) that count as the frame's edge. */
const EDGE_LINES = 3
/** Minimum ratio of the axes of a shape that has a direction. */
const MIN_ELONGATION = 1.35
/**
 * Minimum share of its smallest rectangle that a rectangular shape fills. A pack with rounded corners
 * fills 0.9, a cushion 0.84, an ellipse 0.79.
 */
const MIN_RECTANGULAR = 0.83

/**
 * Measures the product's place in the frame, in shares of the frame's sides. `mask` may have another
 * aspect ratio than the image; `aspect` (width / height of the image) corrects the tilt.
 */
export function measureFraming(mask: Plane, aspect: number): Framing | null {
  const { width, height } = mask
  const parts = significantParts(mask)
  if (!parts) return null
  const { inside, count } = parts
  let area = 0
  let certainty = 0
  const columns = new Uint8Array(width)
  const rows = new Uint8Array(height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (inside[pixel] === 0) continue
      area += 1
      certainty += mask.data[pixel] ?? 0
      columns[x] = 1
      rows[y] = 1
    }
  }
  const box: Box = {
    left: columns.findIndex(Boolean) / width,
    top: rows.findIndex(Boolean) / height,
    right: (columns.findLastIndex(Boolean) + 1) / width,
    bottom: (rows.findLastIndex(Boolean) + 1) / height,
  }
  const { top, bottom, left, right } = edges(mask, inside)
  const across = contact(top, box.right - box.left) + contact(bottom, box.right - box.left)
  const along = contact(left, box.bottom - box.top) + contact(right, box.bottom - box.top)
  return {
    area: area / (width * height),
    box,
    extent: Math.max(box.right - box.left, box.bottom - box.top),
    offCentre: Math.max(
      Math.abs((box.left + box.right) / 2 - 0.5),
      Math.abs((box.top + box.bottom) / 2 - 0.5),
    ),
    margin: Math.min(box.left, box.top, 1 - box.right, 1 - box.bottom),
    cut: Math.min(2, across + along),
    tiltDegrees: measureTilt(inside, width, height, aspect),
    parts: count,
    confidence: certainty / area,
  }
}

/**
 * Returns the share of the product's extent that lies along one edge of the frame, from the first to the
 * last point of contact. A tip that just touches gives little, and a cut body gives 1. Gaps in between (a
 * sleeve, two legs) count as contact.
 */
function contact(edge: Float32Array, extent: number): number {
  const first = edge.findIndex((value) => value > INSIDE)
  const last = edge.findLastIndex((value) => value > INSIDE)
  return first < 0 ? 0 : Math.min(1, (last - first + 1) / (extent * edge.length))
}

/** Returns the mask along each edge of the frame, averaged over the outermost lines so that no single line decides. */
function edges({ data, width, height }: Plane, inside: Uint8Array) {
  const line = (length: number, pixelAt: (along: number, depth: number) => number) =>
    Float32Array.from({ length }, (_, along) => {
      let sum = 0
      for (let depth = 0; depth < EDGE_LINES; depth++) {
        const pixel = pixelAt(along, depth)
        if (inside[pixel] === 1) sum += data[pixel] ?? 0
      }
      return sum / EDGE_LINES
    })
  return {
    top: line(width, (x, depth) => depth * width + x),
    bottom: line(width, (x, depth) => (height - 1 - depth) * width + x),
    left: line(height, (y, depth) => y * width + depth),
    right: line(height, (y, depth) => y * width + width - 1 - depth),
  }
}

/** Removes specks from the mask. Returns null if nothing is left. */
function significantParts(mask: Plane): { inside: Uint8Array; count: number } | null {
  const { labels, list } = labelParts(mask)
  const total = list.reduce((sum, { size }) => sum + size, 0)
  if (total < MIN_AREA * mask.data.length) return null
  const counts = [false, ...list.map(({ size }) => size >= MIN_PART * total)]
  // Specks all over the frame are not a product.
  if (!counts.includes(true)) return null
  return {
    inside: Uint8Array.from(labels, (part) => Number(counts[part] ?? false)),
    count: counts.filter(Boolean).length,
  }
}

/**
 * Measures the tilt of the shape in degrees: by the sides of a rectangle, or by the long axis of another
 * long shape. Returns null for shapes without a direction.
 */
function measureTilt(inside: Uint8Array, width: number, height: number, aspect: number): number | null {
  return tiltOfRectangle(inside, width, height, aspect) ?? tiltOfAxis(inside, width, height, aspect)
}

/** Returns the tilt of the smallest rectangle around the shape, or null if the shape does not nearly fill it. */
function tiltOfRectangle(inside: Uint8Array, width: number, height: number, aspect: number): number | null {
  const outline: [number, number][] = []
  let area = 0
  for (let y = 0; y < height; y++) {
    const row = inside.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(1)
    if (first < 0) continue
    const last = row.lastIndexOf(1)
    area += row.reduce((sum, value) => sum + value, 0)
    for (const x of [first, last + 1])
      for (const edge of [y, y + 1]) outline.push([(x / width) * aspect, edge / height])
  }
  const rectangle = smallestRectangle(outline)
  if (!rectangle) return null
  const share = ((area / (width * height)) * aspect) / (rectangle.length * rectangle.breadth)
  return share >= MIN_RECTANGULAR ? leaning(rectangle.along[0], rectangle.along[1]) : null
}

/** Returns the degrees between a direction and the nearer of vertical and horizontal. */
function leaning(x: number, y: number): number {
  const degrees = Math.abs((Math.atan2(y, x) * 180) / Math.PI) % 90
  return Math.min(degrees, 90 - degrees)
}

/** Returns the tilt of the long axis, from the second moments of the shape in square pixels. */
function tiltOfAxis(inside: Uint8Array, width: number, height: number, aspect: number): number | null {
  let n = 0
  let sumX = 0
  let sumY = 0
  let sumXX = 0
  let sumYY = 0
  let sumXY = 0
  for (let pixel = 0; pixel < inside.length; pixel++) {
    if (inside[pixel] === 0) continue
    const x = ((pixel % width) / width) * aspect
    const y = Math.floor(pixel / width) / height
    n += 1
    sumX += x
    sumY += y
    sumXX += x * x
    sumYY += y * y
    sumXY += x * y
  }
  const xx = sumXX / n - (sumX / n) ** 2
  const yy = sumYY / n - (sumY / n) ** 2
  const xy = sumXY / n - (sumX / n) * (sumY / n)
  const spread = Math.hypot(xx - yy, 2 * xy)
  const elongation = Math.sqrt((xx + yy + spread) / Math.max(1e-9, xx + yy - spread))
  if (elongation < MIN_ELONGATION) return null
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return leaning(Math.cos(angle), Math.sin(angle))
}
