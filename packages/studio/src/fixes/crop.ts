import { type Box, type CropTarget, type FixRefusal, type ImageFacts, planCrop } from '@endcap/scoring'
import type { Plane } from '@endcap/vision'

/** Mask cells above it may be product. */
const POSSIBLE = 0.2
/** Area of possible product by that of the product. Beyond it, the outline is a guess. */
const MOST_DOUBT = 1.25

/** Plans the crop around all that may be product, which is more than the product's box. */
export function cropInPixels(facts: ImageFacts, mask: Plane, target: CropTarget): Box | FixRefusal {
  const { product } = facts
  if (!product) return 'no_product'
  const whole = union(product.box, boxOf(mask, POSSIBLE))
  return areaOf(whole) > MOST_DOUBT * areaOf(product.box)
    ? 'uncertain_outline'
    : planCrop(facts, target, whole)
}

/** Returns the box of cells above `least`, with one more cell on each side. */
function boxOf({ data, width, height }: Plane, least: number): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) < least) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  if (right < 0) return null
  return {
    left: Math.max(0, left - 1) / width,
    top: Math.max(0, top - 1) / height,
    right: Math.min(width, right + 2) / width,
    bottom: Math.min(height, bottom + 2) / height,
  }
}

const union = (one: Box, other: Box | null): Box =>
  other
    ? {
        left: Math.min(one.left, other.left),
        top: Math.min(one.top, other.top),
        right: Math.max(one.right, other.right),
        bottom: Math.max(one.bottom, other.bottom),
      }
    : one

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top)
