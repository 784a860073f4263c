import { classify } from '../../classification.ts'
import type { ImageFacts, ProductFacts } from '../../facts.ts'

/** Maximum contact of a whole product with the frame. */
export const WHOLE = 0.04
const CERTAIN = 0.5

/** Returns true if the cut, or its absence, is certain. */
export function isCutSure({ cutCertainty }: ProductFacts): boolean {
  return cutCertainty >= CERTAIN
}

/** Worn products may be cut. */
export function isCutOff(facts: ImageFacts): boolean {
  return (
    facts.product !== null &&
    isCutSure(facts.product) &&
    facts.product.cut > WHOLE &&
    classify(facts, 'hero') !== 'On Model'
  )
}
