import type { GroundMask } from './ground-mask.ts'
import type { Ground } from './measure/ground.ts'
import { INSIDE } from './measure/parts.ts'
import { type Plane, type Rgb, resizePlane } from './raster.ts'

/** Intersection over union. */
const MIN_OVERLAP = 0.9
const CERTAIN = 0.9
/** Pixels in which the half-size mask may differ. */
const NEAR_OUTLINE = 3
/** Share differing farther away. */
const MAX_FAR = 0.002
/** Pixels from an outline. */
const BESIDE = 2
const MIN_CONTRAST = 8

/** Accepts a ground fill, with or without soft shadows, that agrees with a half-size mask. Otherwise null. */
export function settleByGround(
  small: Rgb,
  ground: GroundMask,
  { color, withShadows }: Ground,
  coarse: Plane,
): Plane | null {
  if (!isCertain(coarse)) return null
  const found = resizePlane(coarse, small.width, small.height)
  if (agrees(ground, found)) return soften(ground, small, color)
  const shape = inverse(withShadows)
  return agrees(shape, found) ? soften(shape, small, color) : null
}

function inverse({ data, width, height }: Plane): Plane {
  const out = new Float32Array(data.length)
  for (let pixel = 0; pixel < data.length; pixel++) out[pixel] = 1 - (data[pixel] ?? 0)
  return { data: out, width, height }
}

function isCertain({ data }: Plane): boolean {
  let [inside, certainty] = [0, 0]
  for (let pixel = 0; pixel < data.length; pixel++) {
    const value = data[pixel] ?? 0
    if (value <= INSIDE) continue
    inside += 1
    certainty += value
  }
  return inside > 0 && certainty >= CERTAIN * inside
}

/** Ignores differences near the outline. */
function agrees(shape: Plane, mask: Plane): boolean {
  let [size, missing, added] = [0, 0, 0]
  const differs = new Uint8Array(shape.data.length)
  for (let pixel = 0; pixel < differs.length; pixel++) {
    const inShape = shape.data[pixel] ?? 0
    const inMask = (mask.data[pixel] ?? 0) > INSIDE ? 1 : 0
    size += inShape
    if (inShape === inMask) continue
    differs[pixel] = 1
    if (inShape === 1) missing += 1
    else added += 1
  }
  if (size - missing < MIN_OVERLAP * (size + added)) return false
  let far = 0
  for (let pixel = differs.indexOf(1); pixel >= 0; pixel = differs.indexOf(1, pixel + 1))
    if (isUniform(shape, pixel) && ++far > MAX_FAR * size) return false
  return true
}

function isUniform({ data, width, height }: Plane, pixel: number): boolean {
  const x = pixel % width
  const y = (pixel - x) / width
  const [left, right] = [Math.max(0, x - NEAR_OUTLINE), Math.min(width - 1, x + NEAR_OUTLINE)]
  for (let row = Math.max(0, y - NEAR_OUTLINE); row <= Math.min(height - 1, y + NEAR_OUTLINE); row++)
    for (let at = row * width + left; at <= row * width + right; at++)
      if (data[at] !== data[pixel]) return false
  return true
}

/** A fill counts every differing pixel fully. */
function soften(shape: Plane, small: Rgb, color: Ground['color']): Plane {
  const { data, width, height } = shape
  const distance = distancesFrom(small, color)
  const out = Float32Array.from(data)
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const value = data[pixel]
      const isOutline =
        (x > 0 && data[pixel - 1] !== value) ||
        (x < width - 1 && data[pixel + 1] !== value) ||
        (y > 0 && data[pixel - width] !== value) ||
        (y < height - 1 && data[pixel + width] !== value)
      if (!isOutline) continue
      let [low, high] = [255, 0]
      for (let row = Math.max(0, y - BESIDE); row <= Math.min(height - 1, y + BESIDE); row++) {
        for (let column = Math.max(0, x - BESIDE); column <= Math.min(width - 1, x + BESIDE); column++) {
          const there = distance[row * width + column] ?? 0
          if (there < low) low = there
          if (there > high) high = there
        }
      }
      if (high - low > MIN_CONTRAST) out[pixel] = ((distance[pixel] ?? 0) - low) / (high - low)
    }
  }
  return { data: out, width, height }
}

function distancesFrom({ data }: Rgb, [red, green, blue]: Ground['color']): Uint8Array {
  const out = new Uint8Array(data.length / 3)
  for (let pixel = 0, at = 0; pixel < out.length; pixel++, at += 3)
    out[pixel] = Math.max(
      Math.abs((data[at] ?? 0) - red),
      Math.abs((data[at + 1] ?? 0) - green),
      Math.abs((data[at + 2] ?? 0) - blue),
    )
  return out
}
