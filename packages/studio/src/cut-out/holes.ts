import { fillBuffers, floodFill, type Plane } from '@endcap/vision'
import type { Ground } from './ground.ts'

/** Maximum difference (0–255 per channel) of a hole from the ground estimated around the product. */
const SAME = 3
/** Mean mask value (0–1) below which a part with the ground's color is a hole. White print has 0.98 and more. */
const HOLE = 0.97
/** Minimum cells of a hole. */
const LEAST_CELLS = 4

/** Returns the mask with 0 in holes: parts with exactly the ground's color of which the mask is not sure. */
export function openHoles(mask: Plane, ground: Ground): Plane {
  const { width, height } = mask
  const isSame = mask.data.map((_, at) =>
    ground.colour.every(
      ({ data }, channel) => Math.abs((ground.cells[channel]?.data[at] ?? 0) - (data[at] ?? 0)) <= SAME,
    )
      ? 1
      : 0,
  )
  const data = Float32Array.from(mask.data)
  for (const part of takeParts(isSame, width, height)) {
    if (part.length >= LEAST_CELLS && meanOver(part, mask) < HOLE) for (const at of part) data[at] = 0
  }
  return { data, width, height }
}

/** Returns the connected parts (4-neighborhood) of points marked with 1, and removes their marks. */
export function takeParts(marks: Float32Array | Uint8Array, width: number, height: number): number[][] {
  const parts: number[][] = []
  const buffers = fillBuffers({ width, height })
  const isMarked = (at: number) => (marks[at] ?? 0) !== 0
  for (let seed = marks.indexOf(1); seed >= 0; seed = marks.indexOf(1, seed + 1)) {
    const part = Array.from(floodFill({ width, height }, [seed], isMarked, buffers))
    for (const at of part) marks[at] = 0
    parts.push(part)
  }
  return parts
}

/** Returns the mean of a plane over a part. */
export function meanOver(part: readonly number[], { data }: Plane): number {
  return part.reduce((sum, at) => sum + (data[at] ?? 0), 0) / part.length
}
