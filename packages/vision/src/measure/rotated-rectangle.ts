import type { Box } from '@endcap/scoring'
import type { Size } from '../raster.ts'

export type Point = readonly [x: number, y: number]

/** `along` is a unit vector. */
export type RotatedRectangle = {
  center: Point
  along: Point
  length: number
  breadth: number
}

/** Has least area, on a hull side (Freeman & Shapira 1975). Null if all points coincide. */
export function smallestRectangle(points: readonly Point[]): RotatedRectangle | null {
  const hull = convexHull(points)
  let best: RotatedRectangle | null = null
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    const side = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (side < 1e-6) return
    const along: Point = [(to[0] - from[0]) / side, (to[1] - from[1]) / side]
    const candidate = rectangleAlong(hull, along)
    if (!best || candidate.length * candidate.breadth < best.length * best.breadth) best = candidate
  })
  return best
}

/** Converts axis shares to a point. */
export function pointAt({ center, along, length, breadth }: RotatedRectangle, a: number, b: number): Point {
  return [
    center[0] + a * length * along[0] - b * breadth * along[1],
    center[1] + a * length * along[1] + b * breadth * along[0],
  ]
}

/** Also returns the filled share. Lengths are image heights; `aspect` is width over height. */
export function rectangleAround(
  { data, width, height }: Size & { data: Uint8Array | Float32Array },
  aspect: number,
): { rectangle: RotatedRectangle; share: number } | null {
  const outline: Point[] = []
  let area = 0
  for (let y = 0; y < height; y++) {
    const [from, to] = [y * width, (y + 1) * width]
    let [first, last] = [-1, -1]
    for (let pixel = from; pixel < to; pixel++) {
      if (data[pixel] === 0) continue
      if (first < 0) first = pixel
      last = pixel
      area += 1
    }
    if (first < 0) continue
    for (const x of [first - from, last + 1 - from])
      for (const edge of [y, y + 1]) outline.push([(x / width) * aspect, edge / height])
  }
  const rectangle = smallestRectangle(outline)
  if (!rectangle) return null
  const share = ((area / (width * height)) * aspect) / (rectangle.length * rectangle.breadth)
  return { rectangle, share }
}

/** Measures from the nearer of vertical and horizontal. */
export function degreesFromLevel([x, y]: Point): number {
  const degrees = Math.abs((Math.atan2(y, x) * 180) / Math.PI) % 90
  return Math.min(degrees, 90 - degrees)
}

/** Returns whether a box contains the center. */
export function containsCenter(
  { left, top, right, bottom }: Box,
  { center }: RotatedRectangle,
  image: Size,
): boolean {
  const [x, y] = [center[0] / image.width, center[1] / image.height]
  return x > left && x < right && y > top && y < bottom
}

/** Makes `along` point right. */
export function leveled({ center, along: [x, y], length, breadth }: RotatedRectangle): RotatedRectangle {
  const isLevel = Math.abs(x) >= Math.abs(y)
  const [ux, uy] = isLevel ? [x, y] : [-y, x]
  const along: Point = ux < 0 ? [-ux, -uy] : [ux, uy]
  return { center, along, length: isLevel ? length : breadth, breadth: isLevel ? breadth : length }
}

/** Clockwise from `along`'s start, left side (y down). */
export function corners(rectangle: RotatedRectangle): [Point, Point, Point, Point] {
  const at = (a: number, b: number) => pointAt(rectangle, a / 2, b / 2)
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
}

function rectangleAlong(points: readonly Point[], along: Point): RotatedRectangle {
  const [ux, uy] = along
  let [minA, maxA, minB, maxB] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    const a = x * ux + y * uy
    const b = y * ux - x * uy
    minA = Math.min(minA, a)
    maxA = Math.max(maxA, a)
    minB = Math.min(minB, b)
    maxB = Math.max(maxB, b)
  }
  const [a, b] = [(minA + maxA) / 2, (minB + maxB) / 2]
  return { center: [a * ux - b * uy, a * uy + b * ux], along, length: maxA - minA, breadth: maxB - minB }
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const chain = (ordered: readonly Point[]): Point[] => {
    const out: Point[] = []
    for (const point of ordered) {
      while (out.length > 1 && turn(out.at(-2), out.at(-1), point) <= 0) out.pop()
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

/** Returns a positive number for a left turn. */
function turn(origin: Point | undefined, middle: Point | undefined, end: Point): number {
  if (!origin || !middle) return 0
  return (middle[0] - origin[0]) * (end[1] - origin[1]) - (middle[1] - origin[1]) * (end[0] - origin[0])
}
