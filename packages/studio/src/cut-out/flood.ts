import { floodFill, type Plane, type Rgb } from '@endcap/vision'
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
  for (let y = 0, pixel = 0; y < height; y++) {
    sampleRow(mask, image, region, y, likely)
    for (let x = 0; x < width; x++, pixel++)
      if (closed[pixel] === 1 && (likely[x] ?? 0) > SURELY) segments[pixel] = 1
  }
}

function flood(image: Rgb, classes: Uint8Array, { left, top, width, height }: Region): void {
  const greenAt = (pixel: number) =>
    image.data[3 * ((top + Math.floor(pixel / width)) * image.width + left + (pixel % width)) + 1] ?? 0
  const continues = (pixel: number, from: number) => {
    const flags = classes[pixel] ?? 0
    if (pixel === from || flags & GROUND) return true
    return (flags & SHADOW) !== 0 && Math.abs(greenAt(pixel) - greenAt(from)) <= SOFT_STEP
  }
  for (const pixel of floodFill({ width, height }, pixelsWith(classes, SEED), continues))
    classes[pixel] = (classes[pixel] ?? 0) | FLOODED
}

function pixelsWith(classes: Uint8Array, flag: number): Int32Array {
  const pixels = new Int32Array(classes.length)
  let count = 0
  for (let pixel = 0; pixel < classes.length; pixel++)
    if ((classes[pixel] ?? 0) & flag) pixels[count++] = pixel
  return pixels.subarray(0, count)
}

/**
 * Returns 1 for pixels that were not flooded. A pixel of faint contrast follows the majority of its neighbors,
 * except one with exactly the ground's color, so that narrow gaps stay open.
 */
function smoothFaint(classes: Uint8Array, { width, height }: Region, reach: number): Uint8Array {
  const segments = classes.map((flags) => (flags & FLOODED ? 0 : 1))
  const share = boxMean(segments, width, height, reach)
  for (let pixel = 0; pixel < classes.length; pixel++) {
    const flags = classes[pixel] ?? 0
    if (flags & FAINT && (flags & (EXACT | FLOODED)) !== (EXACT | FLOODED))
      segments[pixel] = (share[pixel] ?? 0) > 0.5 ? 1 : 0
  }
  return segments
}
