import { PLAIN_TYPES } from '../../asset-types/asset-types.ts'
import { probabilityOf } from '../../classification.ts'
import { isCutSure, WHOLE } from '../../factors/shared/cut-product.ts'
import type { ProductFacts } from '../../facts.ts'
import { compare, type ImageMeasure, type Subject, type Verdict } from '../measure.ts'

/** Shares that the product's outline may err by. */
const DOUBT_PERCENT = 3
const MARGIN_DOUBT = 0.005
/** Certainty that an image shows the product alone. Scenes show it as large as they like. */
const PLAIN = 0.5

const framing = (
  measure: (product: ProductFacts, subject: Subject) => { share: number; doubt: number } | null,
): ImageMeasure => ({
  of: 'image',
  isProven: false,
  check(subject, rule): Verdict | null {
    const { product } = subject.facts
    if (probabilityOf(subject.facts, subject.role, PLAIN_TYPES) < PLAIN) return null
    if (!product) return { outcome: 'not_sure', measured: null }
    const measured = measure(product, subject)
    return measured && compare(measured.share, rule, measured.doubt)
  },
})

const percent = (share: number, doubt = DOUBT_PERCENT) => ({ share: Math.round(1000 * share) / 10, doubt })

const extentOf = framing(({ extent }) => percent(extent))

/**
 * Longer side of the product's box. Outlines lose white parts on white, so a shortfall is sure only if all that is not
 * white falls short, too.
 */
export const fillShare: ImageMeasure = {
  of: 'image',
  isProven: true,
  check(subject, rule) {
    const verdict = extentOf.check(subject, rule)
    if (verdict?.outcome !== 'fail' || rule.operator !== '>=') return verdict
    const { inkExtent } = subject.facts.layout
    const isSure = inkExtent !== undefined && compare(100 * inkExtent, rule).outcome === 'fail'
    return isSure ? verdict : { ...verdict, outcome: 'not_sure' }
  },
}

/** Share of the frame outside the product's box. */
export const whitespaceShare = framing(({ box }) =>
  percent(1 - (box.right - box.left) * (box.bottom - box.top)),
)

export const marginShare = framing(({ margin }) => percent(margin, 100 * MARGIN_DOUBT))

export const marginPx = framing(({ margin }, { facts: { file } }) => {
  const side = Math.min(file.widthPx, file.heightPx)
  return { share: Math.round(margin * side), doubt: MARGIN_DOUBT * side }
})

/** Distances of the centers, as shares of the frame. */
const CENTERED = 0.05
const OFF_CENTER = 0.1

export const centered: ImageMeasure = {
  of: 'image',
  isProven: false,
  check({ facts: { product } }) {
    if (!product) return { outcome: 'not_sure', measured: null }
    const { offCenter } = product
    const outcome = offCenter <= CENTERED ? 'pass' : offCenter > OFF_CENTER ? 'fail' : 'not_sure'
    return { outcome, measured: Math.round(100 * offCenter) }
  },
}

/** Products that people wear or hold may be cut. */
export const crop: ImageMeasure = {
  of: 'image',
  isProven: false,
  check({ facts, role }) {
    const { product } = facts
    if (probabilityOf(facts, role, PLAIN_TYPES) < PLAIN) return null
    if (!product || !isCutSure(product)) return { outcome: 'not_sure', measured: null }
    return { outcome: product.cut > WHOLE ? 'fail' : 'pass', measured: Math.round(100 * product.cut) }
  },
}
