import { type Classification, PLAIN_TYPES } from '../asset-types/asset-types.ts'
import { classify } from '../classification.ts'
import type { ImageFacts, ProductFacts } from '../facts.ts'
import type { FactorDefinition } from './factor.ts'
import { MIN_SIDE_PX } from './shared/accepted-size.ts'
import { isCutOff, isCutSure } from './shared/cut-product.ts'
import { percent } from './shared/wording.ts'

/** Share of the frame that a product spans after a crop, as the advice says. */
const CROPPED_FILL = 0.85

/** How far the product fills the frame. */
export const fill: FactorDefinition = {
  label: 'Size in the frame',
  group: 'framing',
  measure: (facts) => (facts.product ? visibleFill(facts.product, classify(facts, 'hero')) : null),
  rules: {
    hero: {
      curve: [
        [0.1, 0],
        [0.35, 18],
        [0.55, 50],
        [0.7, 75],
        [0.85, 98],
        [0.9, 100],
      ],
      weight: 3,
      bar: 98,
      withoutProduct: 0,
      why: 'Shoppers see little more than the product in a search tile. Marketplaces ask for 85% of the image, and smaller text is harder to read.',
    },
    carousel: {
      curve: [
        [0.1, 20],
        [0.35, 65],
        [0.6, 90],
        [0.8, 100],
      ],
      weight: 0.5,
      bar: 75,
      why: 'Shoppers should find the product at once. A scene, a room or a close-up shows it as large as it likes.',
      onlyFor: PLAIN_TYPES,
    },
  },
  reason(value, facts, isGood) {
    if (facts.product === null) return 'No product stands out in the image.'
    if (isCutOff(facts)) {
      return isGood
        ? 'The product is large enough, although the edge of the image cuts it.'
        : `The product is cut off, so it counts as ${percent(value)} of the image.`
    }
    if (isGood) return `The product spans ${percent(value)} of the image, which is large enough.`
    return `The product ${value < 0.6 ? 'is too small' : 'could be larger'}. It spans ${percent(value)} of the image.`
  },
  title(facts) {
    if (facts.product === null) return 'Show the product clearly'
    return isCutOff(facts) ? 'Fit the whole product into the image' : 'Show the product larger'
  },
  advice(facts) {
    if (facts.product === null || isCutOff(facts))
      return 'Use a picture in which the product spans 85% of the image and ends inside it.'
    return croppedSide(facts) < MIN_SIDE_PX
      ? 'Take the picture from closer, so that the product spans at least 85% of it. A crop would leave too few pixels.'
      : 'Crop the empty margin so that the product spans at least 85% of the image.'
  },
  repair: croppedToProduct,
}

/**
 * Returns how far the product fills the frame. For a whole product this is its longer side. For a cut
 * product both sides count and up to half is deducted, because running out of the frame must not count as
 * filling it. A product worn by a person may be cut.
 */
function visibleFill(product: ProductFacts, kind: Classification): number {
  const { box, extent, cut } = product
  if (kind === 'On Model' || !isCutSure(product)) return extent
  const lost = Math.min(1, cut)
  const bothSides = Math.sqrt((box.right - box.left) * (box.bottom - box.top))
  return (extent + lost * (bothSides - extent)) * (1 - lost / 2)
}

/** Returns the share of each side that a crop around the product leaves. */
const croppedShare = ({ product }: ImageFacts): number => Math.min(1, (product?.extent ?? 1) / CROPPED_FILL)

/** Returns the longer side of the file after a crop around the product, in pixels. */
const croppedSide = (facts: ImageFacts): number =>
  croppedShare(facts) * Math.max(facts.file.widthPx, facts.file.heightPx)

/**
 * Returns the facts with the file's size after a crop around the product, which loses the pixels of the margin. Where a
 * crop would leave fewer than shops accept, the picture is taken again and keeps its size.
 */
function croppedToProduct(facts: ImageFacts): ImageFacts {
  if (croppedSide(facts) < MIN_SIDE_PX) return facts
  const share = croppedShare(facts)
  const { file } = facts
  const cropped = (pixels: number) => Math.max(1, Math.round(pixels * share))
  return { ...facts, file: { ...file, widthPx: cropped(file.widthPx), heightPx: cropped(file.heightPx) } }
}
