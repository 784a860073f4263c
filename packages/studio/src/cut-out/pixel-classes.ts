import type { Plane, Rgb } from '@endcap/vision'
import { type Region, sampleRow } from '../sampling.ts'
import type { Ground } from './ground.ts'
import type { Trimap } from './trimap.ts'

// Bit flags. A pixel without any is product.

/** Ground color within tolerance. */
export const GROUND = 1
export const SHADOW = 2
const DEEP_SHADOW = 4
export const FAINT = 8
/** Certain ground, where a flood starts. */
export const SEED = 16
export const FLOODED = 32
/** Ignores the mask. */
export const EXACT = 64

/** Minimum light of a shadow relative to ground, and of a contact shadow's core. */
const DARKEST_SHADOW = 0.35
const DARKEST_CORE = 0.2
/** Nearby shadows may darken the estimate. */
const BRIGHTEST = 1.1
/** Shadows keep the ground's tint (0–255). */
const TINT = 7
const CORE_TINT = 12
/** Channel difference (0–255) that may be noise. */
const FAINT_CONTRAST = 24
/** Mask value of product, to which shadows there belong. */
const PRODUCT = 0.5
/** Mask value of ground, where shadows may have hard edges. */
const NO_PRODUCT = 0.15

/** Per channel (0–255). */
const EXACT_DIFFERENCE = 3

/** Combines color and mask. */
export function classify(
  image: Rgb,
  mask: Plane,
  trimap: Trimap,
  ground: Ground,
  region: Region,
): Uint8Array {
  const { width, height, left, top } = region
  const classes = new Uint8Array(width * height)
  const row = () => new Float32Array(width)
  const sampled: SampledRow = { likely: row(), inside: row(), outside: row(), ground: [row(), row(), row()] }
  for (let y = 0; y < height; y++) {
    sampleAll(sampled, image, mask, trimap, ground, region, y)
    const start = 3 * ((top + y) * image.width + left)
    const pixels = image.data.subarray(start, start + 3 * width)
    classifyRow(pixels, sampled, ground.tolerance, classes.subarray(y * width, (y + 1) * width))
  }
  return classes
}

type SampledRow = {
  likely: Float32Array
  inside: Float32Array
  outside: Float32Array
  ground: [red: Float32Array, green: Float32Array, blue: Float32Array]
}

function sampleAll(
  { likely, inside, outside, ground: rows }: SampledRow,
  image: Rgb,
  mask: Plane,
  trimap: Trimap,
  ground: Ground,
  region: Region,
  y: number,
): void {
  sampleRow(mask, image, region, y, likely)
  sampleRow(trimap.inside, image, region, y, inside)
  if (!ground.isClean) sampleRow(trimap.outside, image, region, y, outside)
  for (const [channel, row] of rows.entries()) {
    const color = ground.color[channel]
    if (color) sampleRow(color, image, region, y, row)
  }
}

function classifyRow(
  pixels: Uint8Array,
  { likely, inside, outside, ground: [red, green, blue] }: SampledRow,
  tolerance: number,
  classes: Uint8Array,
): void {
  for (let x = 0, at = 0; x < classes.length; x++, at += 3) {
    const [r, g, b] = [red[x] ?? 0, green[x] ?? 0, blue[x] ?? 0]
    const exact = isExact(pixels, at, r, g, b) ? EXACT : 0
    classes[x] = exact
    if ((inside[x] ?? 0) > 0.5) continue
    const isProp = (outside[x] ?? 0) > 0.5
    const flags = isProp ? GROUND : likeness(pixels, at, r, g, b, tolerance)
    classes[x] = exact | byMask(flags, likely[x] ?? 0)
  }
}

/** Compression causes such differences. */
const isExact = (data: Uint8Array, at: number, red: number, green: number, blue: number): boolean =>
  Math.abs((data[at] ?? 0) - red) <= EXACT_DIFFERENCE &&
  Math.abs((data[at + 1] ?? 0) - green) <= EXACT_DIFFERENCE &&
  Math.abs((data[at + 2] ?? 0) - blue) <= EXACT_DIFFERENCE

function byMask(flags: number, likely: number): number {
  if (likely > PRODUCT) return flags & (GROUND | FAINT)
  const seed = flags & GROUND ? SEED : 0
  return likely < NO_PRODUCT && flags & (SHADOW | DEEP_SHADOW) ? GROUND | FAINT | seed : flags | seed
}

function likeness(
  data: Uint8Array,
  at: number,
  red: number,
  green: number,
  blue: number,
  tolerance: number,
): number {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const difference = Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue))
  if (difference <= tolerance) return GROUND | SHADOW | FAINT
  const faint = difference <= FAINT_CONTRAST ? FAINT : 0
  const light = (r + g + b) / (red + green + blue + 1)
  if (light < DARKEST_CORE || light > BRIGHTEST) return faint
  const tint = Math.max(Math.abs(r - light * red), Math.abs(g - light * green), Math.abs(b - light * blue))
  if (tint <= TINT && light >= DARKEST_SHADOW) return SHADOW | faint
  return tint <= CORE_TINT ? DEEP_SHADOW | faint : faint
}
