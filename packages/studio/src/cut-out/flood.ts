import type { Plane, Rgb } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import type { Ground } from './ground.ts'
import { classify, FAINT, FLOODED, GROUND, SEED, SHADOW } from './pixel-classes.ts'
import type { Region } from './sampling.ts'
import type { Trimap } from './trimap.ts'

/** Maximum step (0–255) between neighboring pixels of a soft shadow. Edges of the product have larger steps. */
const SOFT_STEP = 4
/** Radius of smoothing where contrast is faint, as a share of the frame's longer side. */
const SMOOTH_REACH = 1 / 200

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
  return smoothFaint(classes, region, Math.round(SMOOTH_REACH * Math.max(image.width, image.height)))
}

function flood(image: Rgb, classes: Uint8Array, { left, top, width, height }: Region): void {
  const queue = new Int32Array(width * height)
  let end = 0
  for (let pixel = 0; pixel < classes.length; pixel++) {
    const flags = classes[pixel] ?? 0
    if (!(flags & SEED)) continue
    classes[pixel] = flags | FLOODED
    queue[end++] = pixel
  }
  const greenAt = (pixel: number) =>
    image.data[3 * ((top + Math.floor(pixel / width)) * image.width + left + (pixel % width)) + 1] ?? 0
  const reach = (pixel: number, from: number) => {
    const flags = classes[pixel] ?? 0
    if (flags & FLOODED || !(flags & (GROUND | SHADOW))) return
    if (!(flags & GROUND) && Math.abs(greenAt(pixel) - greenAt(from)) > SOFT_STEP) return
    classes[pixel] = flags | FLOODED
    queue[end++] = pixel
  }
  for (let start = 0; start < end; start++) {
    const pixel = queue[start] ?? 0
    const x = pixel % width
    if (x > 0) reach(pixel - 1, pixel)
    if (x < width - 1) reach(pixel + 1, pixel)
    if (pixel >= width) reach(pixel - width, pixel)
    if (pixel < width * (height - 1)) reach(pixel + width, pixel)
  }
}

/** Returns 1 for pixels that were not flooded. A pixel of faint contrast follows the majority of its neighbors. */
function smoothFaint(classes: Uint8Array, { width, height }: Region, reach: number): Uint8Array {
  const segments = classes.map((flags) => (flags & FLOODED ? 0 : 1))
  const share = boxMean(segments, width, height, reach)
  for (let pixel = 0; pixel < classes.length; pixel++)
    if ((classes[pixel] ?? 0) & FAINT) segments[pixel] = (share[pixel] ?? 0) > 0.5 ? 1 : 0
  return segments
}
