import { halve, type Luminance, type Plane, pixelAt } from '../raster.ts'
import { INSIDE } from './parts.ts'

/** Keeps letters and seams, not grain. */
const MAX_SIDE = 500
const REACH = 2
/** Gradient coherence. */
const STRAIGHT_EDGE = 0.85
/** Gray levels a pixel, and the weight's cap. */
const MIN_GRADIENT = 4
const MAX_GRADIENT = 20
const MIN_PIXELS = 150
/** In degrees. */
const NEAR = 3

/** Shares by gradient degree (0–179), summing to 1. */
export type EdgeDirections = Float64Array

/** Uses the structure tensor (Bigün & Granlund, "Optimal orientation detection", ICCV 1987). Null if too few. */
export function measureEdgeDirections(luminance: Luminance, mask: Plane): EdgeDirections | null {
  let level = luminance
  while (Math.max(level.width, level.height) > MAX_SIDE) level = halve(level, { shift: 2, half: 2 })
  const gradients = gradientsOf(level)
  const bins = new Float64Array(180)
  let count = 0
  const { width, height } = level
  for (let y = REACH + 1; y < height - REACH - 1; y++) {
    for (let x = REACH + 1, pixel = y * width + x; x < width - REACH - 1; x++, pixel++) {
      const strength = Math.hypot(gradients.x[pixel] ?? 0, gradients.y[pixel] ?? 0)
      if (strength < MIN_GRADIENT) continue
      if ((mask.data[pixelAt(mask, (x + 0.5) / width, (y + 0.5) / height)] ?? 0) <= INSIDE) continue
      const degrees = directionAt(gradients, width, pixel)
      if (degrees === null) continue
      const bin = Math.round(degrees + 180) % 180
      bins[bin] = (bins[bin] ?? 0) + Math.min(MAX_GRADIENT, strength)
      count += 1
    }
  }
  if (count < MIN_PIXELS) return null
  const total = bins.reduce((sum, value) => sum + value, 0)
  return bins.map((value) => value / total)
}

type Gradients = { x: Float32Array; y: Float32Array }

/** Gray levels a pixel (Sobel 3 × 3). */
function gradientsOf({ data, width, height }: Luminance): Gradients {
  const out: Gradients = { x: new Float32Array(data.length), y: new Float32Array(data.length) }
  const at = (pixel: number) => data[pixel] ?? 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
      const [above, below] = [p - width, p + width]
      const falling = at(below + 1) - at(above - 1)
      const rising = at(above + 1) - at(below - 1)
      out.x[p] = (falling + rising + 2 * (at(p + 1) - at(p - 1))) / (8 * 256)
      out.y[p] = (falling - rising + 2 * (at(below) - at(above))) / (8 * 256)
    }
  }
  return out
}

/** Degrees from −90 to 90, null if incoherent. */
function directionAt({ x, y }: Gradients, width: number, pixel: number): number | null {
  let [xx, yy, xy] = [0, 0, 0]
  for (let row = -REACH; row <= REACH; row++) {
    for (let at = pixel + row * width - REACH; at <= pixel + row * width + REACH; at++) {
      const [dx, dy] = [x[at] ?? 0, y[at] ?? 0]
      xx += dx * dx
      yy += dy * dy
      xy += dx * dy
    }
  }
  if (Math.hypot(xx - yy, 2 * xy) < STRAIGHT_EDGE * (xx + yy)) return null
  return (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI
}

function shareAlong(directions: EdgeDirections, degrees: number): number {
  let sum = 0
  for (let off = -NEAR; off <= NEAR; off++) sum += shareAt(directions, Math.round(degrees) + off)
  return sum
}

const shareAt = (directions: EdgeDirections, degrees: number): number =>
  directions[(degrees + 360) % 180] ?? 0

/** Returns the level and upright share. */
export const shareUpright = (directions: EdgeDirections): number =>
  shareAlong(directions, 0) + shareAlong(directions, 90)

/** Minimum of both directions, and of each. */
const MIN_TURNED = 0.35
const MIN_EACH = 0.12
/** Packs at an angle keep upright edges. */
const MAX_UPRIGHT = 1 / 3
/** Degrees: smaller turns are common, larger ones intended. */
const MIN_TURN = 3
const MAX_TURN = 34

/** Returns degrees if most edges have two perpendicular directions and few are upright, otherwise null. */
export function turnOf(directions: EdgeDirections): number | null {
  let [best, turn] = [0, 0]
  for (let degrees = -44; degrees <= 45; degrees++) {
    const share = shareAlong(directions, degrees) + shareAlong(directions, degrees + 90)
    if (share > best) [best, turn] = [share, degrees]
  }
  turn += meanOffset(directions, turn)
  const isTurn = Math.abs(turn) >= MIN_TURN && Math.abs(turn) <= MAX_TURN
  const least = Math.min(shareAlong(directions, turn), shareAlong(directions, turn + 90))
  const isSure = best >= MIN_TURNED && least >= MIN_EACH && shareUpright(directions) <= MAX_UPRIGHT * best
  return isTurn && isSure ? Math.abs(turn) : null
}

function meanOffset(directions: EdgeDirections, degrees: number): number {
  let [sum, offsets] = [0, 0]
  for (let off = -NEAR; off <= NEAR; off++) {
    const share = shareAt(directions, degrees + off) + shareAt(directions, degrees + off + 90)
    sum += share
    offsets += off * share
  }
  return sum > 0 ? offsets / sum : 0
}

/** Share confirming a lean, and its ratio to upright edges. */
const CONFIRMED = 0.12
const MORE_THAN_UPRIGHT = 1.5
/** Degrees that need no confirmation. */
const STRAIGHT = 2.5

/** Null unless edges and outline agree. */
export function settleTilt(outline: number | null, directions: EdgeDirections | null): number | null {
  if (outline !== null && outline <= STRAIGHT) return outline
  const turn = directions && turnOf(directions)
  if (turn !== null || outline === null) return turn
  if (!directions) return null
  const along = (degrees: number) =>
    Math.max(shareAlong(directions, degrees), shareAlong(directions, degrees + 90))
  const leaning = Math.max(along(outline), along(-outline))
  return leaning >= CONFIRMED && leaning >= MORE_THAN_UPRIGHT * along(0) ? outline : null
}
