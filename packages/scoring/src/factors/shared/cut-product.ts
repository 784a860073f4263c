import { classify } from '../../classification.ts'
import type { ImageFacts, ProductFacts } from '../../facts.ts'

/** Contact with the frame of a whole product. */
export const WHOLE = 0.04
const CERTAIN = 0.5

/** Accepts certainty either way. */
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
