import { borderPixels, fillOpen, type Plane } from '@endcap/vision'
import { takeParts } from './holes.ts'
import { differencesFrom, type Ground } from './remains-of-ground.ts'

/** Other grounds show lost parts by edges. */
const WHITE = 240
/** White caps on white are shaded more (0–255). */
const SAME = 2
/** Product share around a cell below which it is lost. */
const AWAY = 0.05
/** Smaller parts are specks. */
const MIN_PART = 0.002
/** Ground difference at a solid part's rim and two cells inside. Soft shadows fade. */
const HARD_RIM = 6
const HARD_INSIDE = 8
/** Required hard share of the rim, higher at the foot, where shadows and reflections lie. */
const MIN_HARD = { above: 0.35, atFoot: 0.8 } as const

/**
 * Counts cells of the root's silhouette (what a strict flood of white leaves) missing in the cut-out, without
 * soft shadows: white parts that the mask lost. `area` is in cells, `foot` the row below which shadows lie.
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
