import { borderPixels, fillOpen, type Plane } from '@endcap/vision'
import { takeParts } from './holes.ts'
import { differencesFrom, type Ground } from './remains-of-ground.ts'

/** Minimum channel of a white ground. On other grounds a lost part shows by its edges. */
const WHITE = 240
/** Maximum difference (0–255) of pure ground. A white cap on white is shaded more. */
const SAME = 2
/** Share of the product around a cell below which the cut-out has lost it. */
const AWAY = 0.05
/** Share of the product's area from which a part is no speck. */
const MIN_PART = 0.002
/** Difference from the ground at a part's rim, and two cells inside, of a solid part. Soft shadows fade out. */
const HARD_RIM = 6
const HARD_INSIDE = 8
/** Share of a part's rim that must be hard, and at the foot of the product, where shadows and reflections lie. */
const MIN_HARD = { above: 0.35, atFoot: 0.8 } as const

/**
 * Returns the number of cells that the root's own silhouette has and the cut-out has not, without soft shadows. The
 * silhouette is what a strict flood fill of a white ground leaves, so it holds white parts on white that the mask lost.
 * `area` is that of the product in cells, `foot` the row below which shadows lie.
 */
export function eatenArea(
  cells: readonly Plane[],
  near: Plane,
  ground: Ground,
  { area, foot }: { area: number; foot: number },
): number {
  if (Math.min(...ground) < WHITE) return 0
  const { width, height } = near
  const differences = differencesFrom(ground, cells)
  const open = new Uint8Array(differences.length)
  for (let at = 0; at < open.length; at++) open[at] = Number((differences[at] ?? 0) <= SAME)
  const reached = new Uint8Array(open.length)
  for (const at of fillOpen({ width, height }, borderPixels(width, height), open)) reached[at] = 1
  const lost = new Uint8Array(open.length)
  for (let at = 0; at < lost.length; at++) lost[at] = Number(reached[at] === 0 && (near.data[at] ?? 0) < AWAY)
  return takeParts(lost, width, height)
    .filter((part) => {
      const isAtFoot = part.every((at) => at >= foot * width)
      const least = isAtFoot ? MIN_HARD.atFoot : MIN_HARD.above
      return part.length >= MIN_PART * area && hardShare(part, reached, differences, width) >= least
    })
    .reduce((sum, { length }) => sum + length, 0)
}

/** Returns the share of a part's rim on the ground that is a hard edge. */
function hardShare(part: Int32Array, reached: Uint8Array, differences: Float32Array, width: number): number {
  let [rim, hard] = [0, 0]
  for (const at of part) {
    for (const outward of [1, -1, width, -width]) {
      if (reached[at + outward] !== 1) continue
      rim += 1
      const isHard = (differences[at] ?? 0) >= HARD_RIM || (differences[at - 2 * outward] ?? 0) >= HARD_INSIDE
      if (isHard) hard += 1
    }
  }
  return hard / Math.max(1, rim)
}
