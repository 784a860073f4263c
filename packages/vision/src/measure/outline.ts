import type { Plane } from '../raster.ts'
import { INSIDE } from './parts.ts'

type Point = readonly [x: number, y: number]

/** Share of the frame. */
const TOLERANCE = 0.004
/** Share of the frame. */
const MIN_AREA = 0.002
const MAX_PARTS = 12

/** Traces clockwise in shares, largest first (Douglas & Peucker 1973). */
export function traceOutlines({ data, width, height }: Plane): Point[][] {
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 0) > INSIDE
  const done = new Uint8Array(width * height)
  const outlines: { points: Point[]; area: number }[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inside(x, y) || inside(x, y - 1) || done[y * width + x] === 1) continue
      const points = follow(inside, x, y, (column, row) => {
        done[row * width + column] = 1
      })
      const area = signedArea(points) / (width * height)
      // Holes run counterclockwise: negative area.
      if (area < MIN_AREA) continue
      outlines.push({ points: points.map(([px, py]) => [px / width, py / height]), area })
    }
  }
  return outlines
    .toSorted((one, other) => other.area - one.area)
    .slice(0, MAX_PARTS)
    .map(({ points }) => simplify(points).map(([x, y]) => [round(x), round(y)]))
}

/** East, south, west and north. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Starts east from (x, y), product on the right. */
function follow(
  inside: (x: number, y: number) => boolean,
  x: number,
  y: number,
  passUpperSide: (x: number, y: number) => void,
): Point[] {
  const points: Point[] = []
  let [atX, atY, heading] = [x, y, 0]
  do {
    points.push([atX, atY])
    if (heading === 0) passUpperSide(atX, atY)
    const [stepX, stepY] = STEPS[heading] ?? [0, 0]
    atX += stepX
    atY += stepY
    heading = nextHeading(inside, atX, atY, heading)
  } while (atX !== x || atY !== y || heading !== 0)
  return points
}

/** Turns right where the product ends, left where it crosses. */
function nextHeading(
  inside: (x: number, y: number) => boolean,
  x: number,
  y: number,
  heading: number,
): number {
  // Two pixels ahead: right and left of the path.
  const isRight = inside(heading === 0 || heading === 3 ? x : x - 1, heading < 2 ? y : y - 1)
  const isLeft = inside(heading < 2 ? x : x - 1, heading === 1 || heading === 2 ? y : y - 1)
  if (isLeft) return (heading + 3) % 4
  return isRight ? heading : (heading + 1) % 4
}

/** Positive if the inside is right (y down). */
function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

function simplify(points: readonly Point[]): Point[] {
  const first = points[0]
  if (!first || points.length < 4) return [...points]
  const far = points.reduce(
    (best, point, index) => (distance(point, first) > distance(points[best] ?? first, first) ? index : best),
    0,
  )
  return [
    ...simplifyLine(points.slice(0, far + 1)).slice(0, -1),
    ...simplifyLine([...points.slice(far), first]).slice(0, -1),
  ]
}

function simplifyLine(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [worst, worstDistance] = [0, 0]
  points.forEach((point, index) => {
    const off = distanceToLine(point, first, last)
    if (off > worstDistance) [worst, worstDistance] = [index, off]
  })
  if (worstDistance <= TOLERANCE) return [first, last]
  return [...simplifyLine(points.slice(0, worst + 1)).slice(0, -1), ...simplifyLine(points.slice(worst))]
}

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  return Math.abs(
    ((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length,
  )
}

const round = (share: number): number => Math.round(1000 * share) / 1000
