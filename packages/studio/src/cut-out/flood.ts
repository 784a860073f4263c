import type { Plane, Rgb } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { grow, shrink } from '../morphology.ts'
import { type Region, sampleRow } from '../sampling.ts'
import type { Ground } from './ground.ts'
import { classify, EXACT, FAINT, FLOODED, GROUND, SEED, SHADOW } from './pixel-classes.ts'
import type { Trimap } from './trimap.ts'

/** Product edges have larger steps (0–255). */
const SOFT_STEP = 4
/** Smoothing radius for faint contrast, as a share of the longer side. */
const SMOOTH_REACH = 1 / 200
/** Half the maximum nick width, as a share of the longer side, and the mask value of certain product. */
const NICK_REACH = 1 / 300
const SURELY = 0.5

/**
 * Returns product (1) and ground (0): floods even ground and soft shadows from points outside the mask, never
 * into its certain points.
 */
export function segmentByFlood(
  image: Rgb,
  mask: Plane,
  trimap: Trimap,
  ground: Ground,
  region: Region,
): Uint8Array {
  const classes = classify(image, mask, trimap, ground, region)
  flood(image, classes, region)
  const longest = Math.max(image.width, image.height)
  const segments = smoothFaint(classes, region, Math.round(SMOOTH_REACH * longest))
  closeNicks(segments, image, mask, region, Math.max(1, Math.round(NICK_REACH * longest)))
  return segments
}

/** White highlights on white leave nicks. */
function closeNicks(segments: Uint8Array, image: Rgb, mask: Plane, region: Region, reach: number): void {
  const { width, height } = region
  const closed = shrink(grow(segments, region, reach), region, reach)
  const likely = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    sampleRow(mask, image, region, y, likely)
    const [start, end] = [y * width, (y + 1) * width]
    closeRow(segments.subarray(start, end), closed.subarray(start, end), likely)
  }
}

function closeRow(segments: Uint8Array, closed: Uint8Array, likely: Float32Array): void {
  for (let x = 0; x < segments.length; x++) if (closed[x] === 1 && (likely[x] ?? 0) > SURELY) segments[x] = 1
}

function flood(image: Rgb, classes: Uint8Array, region: Region): void {
  const { width, height } = region
  const greens = greensOf(image, region)
  const queue = new Int32Array(classes.length)
  let end = 0
  for (let pixel = 0; pixel < classes.length; pixel++) {
    const flags = classes[pixel] ?? 0
    if ((flags & SEED) === 0) continue
    classes[pixel] = flags | FLOODED
    queue[end++] = pixel
  }
  for (let start = 0; start < end; start++) {
    const pixel = queue[start] ?? 0
    const x = pixel % width
    if (x > 0 && enters(classes, greens, pixel - 1, pixel)) queue[end++] = pixel - 1
    if (x < width - 1 && enters(classes, greens, pixel + 1, pixel)) queue[end++] = pixel + 1
    if (pixel >= width && enters(classes, greens, pixel - width, pixel)) queue[end++] = pixel - width
    if (pixel < width * (height - 1) && enters(classes, greens, pixel + width, pixel))
      queue[end++] = pixel + width
  }
}

/** Returns true on first entry. */
function enters(classes: Uint8Array, greens: Uint8Array, pixel: number, from: number): boolean {
  const flags = classes[pixel] ?? 0
  if (flags & FLOODED) return false
  const isSoft = flags & SHADOW && Math.abs((greens[pixel] ?? 0) - (greens[from] ?? 0)) <= SOFT_STEP
  if (!(flags & GROUND || isSoft)) return false
  classes[pixel] = flags | FLOODED
  return true
}

/** Most of the luminance. */
function greensOf(image: Rgb, { left, top, width, height }: Region): Uint8Array {
  const greens = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = 3 * ((top + y) * image.width + left)
    copyGreens(image.data.subarray(start, start + 3 * width), greens.subarray(y * width, (y + 1) * width))
  }
  return greens
}

function copyGreens(pixels: Uint8Array, greens: Uint8Array): void {
  for (let x = 0; x < greens.length; x++) greens[x] = pixels[3 * x + 1] ?? 0
}

/** Faint pixels follow the majority, except exact ground, to keep gaps open. */
function smoothFaint(classes: Uint8Array, { width, height }: Region, reach: number): Uint8Array {
  const segments = new Uint8Array(classes.length)
  for (let pixel = 0; pixel < classes.length; pixel++)
    segments[pixel] = (classes[pixel] ?? 0) & FLOODED ? 0 : 1
  const share = boxMean(segments, width, height, reach)
  for (let pixel = 0; pixel < classes.length; pixel++) {
    const flags = classes[pixel] ?? 0
    if (flags & FAINT && (flags & (EXACT | FLOODED)) !== (EXACT | FLOODED))
      segments[pixel] = (share[pixel] ?? 0) > 0.5 ? 1 : 0
  }
  return segments
}
