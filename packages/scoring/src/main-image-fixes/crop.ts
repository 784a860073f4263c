import type { MainImageRules } from '@endcap/catalog'
import { MIN_SIDE_PX } from '../factors/shared/accepted-size.ts'
import type { Box, ImageFacts } from '../facts.ts'
import { type FixRefusal, SURE_OUTLINE } from './refusal.ts'

/** Limits of a crop. `aspect` is width by height, null to keep the frame's. */
export type CropTarget = Pick<MainImageRules, 'minFillShare' | 'minPixels' | 'aspect'>

/** Rules of most marketplaces, for an image without a retailer. */
const DEFAULT_TARGET: CropTarget = { minFillShare: 0.85, minPixels: MIN_SIDE_PX, aspect: null }

/** Fills more than required, because the crop is measured again. */
const RESERVE = 0.03
/** Reaches the best score of the factor `fill`. */
const LEAST_FILL = 0.88
const MOST_FILL = 0.96
/** Smallest space on each side of everything that may be product, as a share of the crop. */
const MARGIN = 0.01
/** A product this close to an edge may run out of the frame. */
const AT_EDGE = 0.004
/** Error of the mask's box, which has 320 cells a side. */
const MASK_CELL = 1 / 320
const RATIO_TOLERANCE = 0.02

type Size = { width: number; height: number }

/** Returns the target of a retailer's rules. */
export const cropTarget = (rules: MainImageRules | null): CropTarget => {
  const { minFillShare, minPixels, aspect } = rules ?? DEFAULT_TARGET
  return { minFillShare, minPixels, aspect }
}

/**
 * Plans the crop of a main image in whole pixels of the file, or returns why there is none. `whole` contains
 * everything that may be product, by default the measured box.
 */
export function planCrop(facts: ImageFacts, target: CropTarget, whole?: Box): Box | FixRefusal {
  const { product, file } = facts
  if (!product) return 'no_product'
  if (product.cut > 0 || product.margin < AT_EDGE) return 'cut_product'
  if (product.confidence < SURE_OUTLINE) return 'uncertain_outline'
  const frame = { width: file.widthPx, height: file.heightPx }
  const crop = cropAround(frame, { box: product.box, whole: whole ?? grown(product.box) }, target)
  if (typeof crop === 'string') return crop
  return cutsThrough(overlaysOf(facts), shares(crop, frame)) ? 'overlays' : crop
}

/** Returns the crop in whole pixels. Boxes are shares of the frame, and `whole` contains `box`. */
export function cropAround(
  frame: Size,
  { box, whole }: { box: Box; whole: Box },
  { minFillShare, minPixels, aspect }: CropTarget,
): Box | FixRefusal {
  const ratio = aspect ?? frame.width / frame.height
  const product = {
    width: (box.right - box.left) * frame.width,
    height: (box.bottom - box.top) * frame.height,
  }
  const kept = pixelBox(whole, frame)
  const isShaped = Math.abs(frame.width / frame.height - ratio) <= RATIO_TOLERANCE
  if (fillOf(product, frame) >= minFillShare && isShaped) return 'fills_already'
  const share = Math.min(MOST_FILL, Math.max(LEAST_FILL, minFillShare + RESERVE))
  const needed = { width: product.width / share, height: product.height / share }
  const room = 1 - 2 * MARGIN
  const height = Math.max(
    needed.height,
    needed.width / ratio,
    (kept.bottom - kept.top) / room,
    (kept.right - kept.left) / room / ratio,
  )
  const within = Math.min(1, frame.width / (height * ratio), frame.height / height)
  const size = {
    width: Math.min(frame.width, Math.ceil(height * ratio * within)),
    height: Math.min(frame.height, Math.ceil(height * within)),
  }
  if (size.width < kept.right - kept.left || size.height < kept.bottom - kept.top) return 'no_room'
  if (fillOf(product, size) < minFillShare) return 'uncertain_outline'
  if (Math.max(size.width, size.height) < minPixels) return 'few_pixels'
  return placed(size, kept, { box, frame })
}

/** Larger share of a side, as `ProductFacts.extent`. */
const fillOf = (product: Size, frame: Size): number =>
  Math.max(product.width / frame.width, product.height / frame.height)

/** Centers the product as far as the frame allows. */
function placed(size: Size, kept: Box, { box, frame }: { box: Box; frame: Size }): Box {
  const left = startOf(((box.left + box.right) / 2) * frame.width, size.width, {
    low: Math.max(0, kept.right - size.width),
    high: Math.min(frame.width - size.width, kept.left),
  })
  const top = startOf(((box.top + box.bottom) / 2) * frame.height, size.height, {
    low: Math.max(0, kept.bottom - size.height),
    high: Math.min(frame.height - size.height, kept.top),
  })
  return { left, top, right: left + size.width, bottom: top + size.height }
}

const startOf = (center: number, length: number, { low, high }: { low: number; high: number }): number =>
  Math.min(high, Math.max(low, Math.round(center - length / 2)))

/** Rounds outward. */
const pixelBox = ({ left, top, right, bottom }: Box, { width, height }: Size): Box => ({
  left: Math.max(0, Math.floor(left * width)),
  top: Math.max(0, Math.floor(top * height)),
  right: Math.min(width, Math.ceil(right * width)),
  bottom: Math.min(height, Math.ceil(bottom * height)),
})

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(0, left - MASK_CELL),
  top: Math.max(0, top - MASK_CELL),
  right: Math.min(1, right + MASK_CELL),
  bottom: Math.min(1, bottom + MASK_CELL),
})

const shares = ({ left, top, right, bottom }: Box, { width, height }: Size): Box => ({
  left: left / width,
  top: top / height,
  right: right / width,
  bottom: bottom / height,
})

/** Badges and words, which a crop must keep or remove whole. */
function overlaysOf({ badges, text }: ImageFacts): Box[] {
  const words = text.lines.map(({ corners }) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  })
  return [...badges, ...words]
}

const cutsThrough = (boxes: readonly Box[], crop: Box): boolean =>
  boxes.some((box) => {
    const touches =
      box.left < crop.right && box.right > crop.left && box.top < crop.bottom && box.bottom > crop.top
    const isInside =
      box.left >= crop.left && box.right <= crop.right && box.top >= crop.top && box.bottom <= crop.bottom
    return touches && !isInside
  })
