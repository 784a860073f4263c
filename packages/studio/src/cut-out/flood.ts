import type { Plane, Rgb } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { grow, shrink } from '../morphology.ts'
import { type Region, sampleRow } from '../sampling.ts'
import type { Ground } from './ground.ts'
import { classify, EXACT, FAINT, FLOODED, GROUND, SEED, SHADOW } from './pixel-classes.ts'
import type { Trimap } from './trimap.ts'

/** Maximum step (0–255) between neighboring pixels of a soft shadow. Edges of the product have larger steps. */
const SOFT_STEP = 4
/** Radius of smoothing where contrast is faint, as a share of the frame's longer side. */
const SMOOTH_REACH = 1 / 200
/** Half the maximum width of a nick, as a share of the frame's longer side, and the mask value of sure product. */
const NICK_REACH = 1 / 300
const SURELY = 0.5

/**
 * Segments the region at full size into product (1) and ground (0). Floods the even ground and the soft
 * shadows on it, from points that the mask excludes, and never enters points that the mask is sure of.
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

/** Closes narrow nicks of the outline where the mask is sure of product, such as white highlights on a white ground. */
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

/** Marks what the ground reaches from its seeds over the four neighbors of each pixel. */
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

/** Marks a pixel if the flood enters it from a neighbor for the first time, and returns whether it does. */
function enters(classes: Uint8Array, greens: Uint8Array, pixel: number, from: number): boolean {
  const flags = classes[pixel] ?? 0
  if (flags & FLOODED) return false
  const isSoft = flags & SHADOW && Math.abs((greens[pixel] ?? 0) - (greens[from] ?? 0)) <= SOFT_STEP
  if (!(flags & GROUND || isSoft)) return false
  classes[pixel] = flags | FLOODED
  return true
}

/** Returns the green channel of a region, which has most of its luminance. */
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

/**
 * Returns 1 for pixels that were not flooded. A pixel of faint contrast follows the majority of its neighbors,
 * except one with exactly the ground's color, so that narrow gaps stay open.
 */
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
