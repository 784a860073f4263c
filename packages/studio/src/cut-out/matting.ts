import type { Rgb } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { clamp, type Region } from '../sampling.ts'

/** Below it (0–255, Euclidean), colors do not determine alpha. */
const NO_CONTRAST = 12
const CLEAR_CONTRAST = 36
/** Maximum channel difference (0–255) from the nearest certain product. */
const FOREGROUND_REACH = 24

/**
 * Mixes `alpha * F + (1 - alpha) * B` of nearby certain product and ground (Porter & Duff 1984). Alpha is the
 * position between them, which removes the ground's color.
 */
export function matte(segments: Uint8Array, image: Rgb, region: Region, out: Uint8Array): void {
  const { width, height } = region
  const reach = clamp(Math.round(Math.max(image.width, image.height) / 600), 2, 4)
  const share = boxMean(segments, width, height, reach)
  const near: Near = {
    share,
    reach: 2 * reach,
    weights: weightsOf(2 * reach),
    inner: new Float64Array(3),
    outer: new Float64Array(3),
  }
  for (let y = 0; y < height; y++) matteRow(segments, image, region, y, near, out)
}

type Near = {
  share: Float32Array
  /** Radius and pixel weights. */
  reach: number
  weights: Float64Array
  inner: Float64Array
  outer: Float64Array
}

function matteRow(
  segments: Uint8Array,
  image: Rgb,
  region: Region,
  y: number,
  near: Near,
  out: Uint8Array,
): void {
  const start = (region.top + y) * image.width + region.left
  for (let x = 0, pixel = y * region.width; x < region.width; x++, pixel++) {
    const inside = near.share[pixel] ?? 0
    if (inside < 1e-4) continue
    const [from, to] = [3 * (start + x), 4 * (start + x)]
    if (inside > 0.9999) copyPixel(image.data, from, 255, out, to)
    else if (findNear(image, region, x, y, near)) writeMixed(image.data, from, inside, near, out, to)
    // Meshes and pinholes have no certain ground near.
    else copyPixel(image.data, from, 255 * (segments[pixel] ?? 0), out, to)
  }
}

function copyPixel(data: Uint8Array, from: number, alpha: number, out: Uint8Array, to: number): void {
  out[to] = data[from] ?? 0
  out[to + 1] = data[from + 1] ?? 0
  out[to + 2] = data[from + 2] ?? 0
  out[to + 3] = alpha
}

function writeMixed(
  data: Uint8Array,
  from: number,
  inside: number,
  { inner, outer }: Near,
  out: Uint8Array,
  to: number,
): void {
  const alpha = alphaOf(data, from, inner, outer, inside)
  out[to + 3] = Math.round(255 * alpha)
  for (let channel = 0; channel < 3; channel++) {
    const [f, b] = [inner[channel] ?? 0, outer[channel] ?? 0]
    const pure = ((data[from + channel] ?? 0) - (1 - alpha) * b) / Math.max(alpha, 0.05)
    out[to + channel] = Math.round(
      clamp(clamp(pure, f - FOREGROUND_REACH, f + FOREGROUND_REACH), 0, 255) * (1 - alpha ** 4) +
        clamp(pure, 0, 255) * alpha ** 4,
    )
  }
}

/** Without contrast, the smooth product share decides. */
function alphaOf(
  data: Uint8Array,
  at: number,
  inner: Float64Array,
  outer: Float64Array,
  inside: number,
): number {
  let along = 0
  let square = 0
  for (let channel = 0; channel < 3; channel++) {
    const line = (inner[channel] ?? 0) - (outer[channel] ?? 0)
    along += line * ((data[at + channel] ?? 0) - (outer[channel] ?? 0))
    square += line * line
  }
  const trust = clamp((Math.sqrt(square) - NO_CONTRAST) / (CLEAR_CONTRAST - NO_CONTRAST), 0, 1)
  const smooth = clamp((inside - 0.3) / 0.4, 0, 1)
  if (trust === 0) return smooth
  const byColor = clamp((along / square - 0.03) / 0.94, 0, 1)
  return trust * byColor + (1 - trust) * smooth
}

/** A thin part takes the color farthest from ground. Returns false without ground. */
function findNear(
  image: Rgb,
  { left, top, width, height }: Region,
  x: number,
  y: number,
  { share, reach, weights, inner, outer }: Near,
): boolean {
  const { data } = image
  inner.fill(0)
  outer.fill(0)
  let innerWeight = 0
  let outerWeight = 0
  const first = Math.max(0, x - reach)
  const last = Math.min(width - 1, x + reach)
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    let at = 3 * ((top + row) * image.width + left + first)
    let cell = (row - y + reach) * (2 * reach + 1) + first - x + reach
    for (let pixel = row * width + first; pixel <= row * width + last; pixel++, at += 3, cell++) {
      const inside = share[pixel] ?? 0
      if (inside > 1e-4 && inside < 0.9999) continue
      const weight = weights[cell] ?? 0
      const color = inside > 0.5 ? inner : outer
      if (inside > 0.5) innerWeight += weight
      else outerWeight += weight
      color[0] = (color[0] ?? 0) + weight * (data[at] ?? 0)
      color[1] = (color[1] ?? 0) + weight * (data[at + 1] ?? 0)
      color[2] = (color[2] ?? 0) + weight * (data[at + 2] ?? 0)
    }
  }
  for (let channel = 0; channel < 3; channel++) {
    inner[channel] = (inner[channel] ?? 0) / (innerWeight || 1)
    outer[channel] = (outer[channel] ?? 0) / (outerWeight || 1)
  }
  if (!outerWeight) return false
  if (!innerWeight) farthest(image, left + x, top + y, reach, outer, inner)
  return true
}

function weightsOf(reach: number): Float64Array {
  const side = 2 * reach + 1
  return Float64Array.from(
    { length: side * side },
    (_, cell) => 1 / ((Math.floor(cell / side) - reach) ** 2 + ((cell % side) - reach) ** 2) ** 2,
  )
}

function farthest(
  image: Rgb,
  x: number,
  y: number,
  reach: number,
  from: Float64Array,
  out: Float64Array,
): void {
  let most = -1
  for (let row = Math.max(0, y - reach); row <= Math.min(image.height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(image.width - 1, x + reach); column++) {
      const at = 3 * (row * image.width + column)
      let distance = 0
      for (let channel = 0; channel < 3; channel++)
        distance += ((image.data[at + channel] ?? 0) - (from[channel] ?? 0)) ** 2
      if (distance <= most) continue
      most = distance
      for (let channel = 0; channel < 3; channel++) out[channel] = image.data[at + channel] ?? 0
    }
  }
}
