import { fillOpen, type Plane } from '@endcap/vision'
import type { Ground } from './ground.ts'

/** Maximum difference (0–255 per channel) from the ground around the product. */
const SAME = 3
/** Mean mask value of ground-colored parts below which they are holes. White print has at least 0.98. */
const HOLE = 0.97
const LEAST_CELLS = 4

/** Clears uncertain parts of exact ground color. */
export function openHoles(mask: Plane, ground: Ground): Plane {
  const { width, height } = mask
  const isSame = new Uint8Array(mask.data.length).fill(1)
  for (const [channel, { data }] of ground.color.entries())
    clearOthers(isSame, data, ground.cells[channel]?.data ?? data)
  const data = mask.data.slice()
  for (const part of takeParts(isSame, width, height)) {
    if (part.length >= LEAST_CELLS && meanOver(part, mask) < HOLE) for (const at of part) data[at] = 0
  }
  return { data, width, height }
}

function clearOthers(marks: Uint8Array, ground: Float32Array, cells: Float32Array): void {
  for (let at = 0; at < marks.length; at++)
    if (Math.abs((cells[at] ?? 0) - (ground[at] ?? 0)) > SAME) marks[at] = 0
}

/** Takes 4-connected parts and clears their marks. */
export function takeParts(marks: Uint8Array, width: number, height: number): Int32Array[] {
  const parts: Int32Array[] = []
  const queue = new Int32Array(width * height)
  for (let seed = marks.indexOf(1); seed >= 0; seed = marks.indexOf(1, seed + 1))
    parts.push(fillOpen({ width, height }, [seed], marks, queue).slice())
  return parts
}

/** Averages the plane over a part. */
export function meanOver(part: Int32Array, { data }: Plane): number {
  let sum = 0
  for (const at of part) sum += data[at] ?? 0
  return sum / part.length
}
