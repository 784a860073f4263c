import { say } from '@endcap/words/message'
import { type Classification, PLAIN_TYPES } from '../asset-types/asset-types.ts'
import { classify } from '../classification.ts'
import type { ImageFacts, ProductFacts } from '../facts.ts'
import type { FactorDefinition } from './factor.ts'
import { MIN_SIDE_PX } from './shared/accepted-size.ts'
import { isCutOff, isCutSure } from './shared/cut-product.ts'
import { percent } from './shared/wording.ts'

/** Extent after the advised crop. */
const CROPPED_FILL = 0.85

export const fill: FactorDefinition = {
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
    const values = { percent: percent(value) }
    if (facts.product === null) return say('factor.fill.no_product')
    if (isCutOff(facts)) return isGood ? say('factor.fill.cut_but_large') : say('factor.fill.cut_off', values)
    if (isGood) return say('factor.fill.large_enough', values)
    return say(value < 0.6 ? 'factor.fill.too_small' : 'factor.fill.could_be_larger', values)
  },
  title(facts) {
    if (facts.product === null) return 'factor.fill.title_no_product'
    return isCutOff(facts) ? 'factor.fill.title_cut_off' : 'factor.fill.title'
  },
  advice(facts) {
    if (facts.product === null || isCutOff(facts)) return 'factor.fill.advice_new_picture'
    return croppedSide(facts) < MIN_SIDE_PX ? 'factor.fill.advice_closer' : 'factor.fill.advice'
  },
  repair: croppedToProduct,
}

/**
 * Returns the longer side, or for cut products both sides less up to half, because running out of the frame does
 * not fill it. Worn products may be cut.
 */
function visibleFill(product: ProductFacts, kind: Classification): number {
  const { box, extent, cut } = product
  if (kind === 'On Model' || !isCutSure(product)) return extent
  const lost = Math.min(1, cut)
  const bothSides = Math.sqrt((box.right - box.left) * (box.bottom - box.top))
  return (extent + lost * (bothSides - extent)) * (1 - lost / 2)
}

/** Share of each side that a crop leaves. */
const croppedShare = ({ product }: ImageFacts): number => Math.min(1, (product?.extent ?? 1) / CROPPED_FILL)

const croppedSide = (facts: ImageFacts): number =>
  croppedShare(facts) * Math.max(facts.file.widthPx, facts.file.heightPx)

/** A crop loses the margin's pixels. If shops would refuse it, the picture is taken again. */
function croppedToProduct(facts: ImageFacts): ImageFacts {
  if (croppedSide(facts) < MIN_SIDE_PX) return facts
  const share = croppedShare(facts)
  const { file } = facts
  const cropped = (pixels: number) => Math.max(1, Math.round(pixels * share))
  return { ...facts, file: { ...file, widthPx: cropped(file.widthPx), heightPx: cropped(file.heightPx) } }
}
