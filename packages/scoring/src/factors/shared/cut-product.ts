import { classify } from '../../classification.ts'
import type { ImageFacts, ProductFacts } from '../../facts.ts'

/** Contact with the frame up to which a product counts as whole. */
export const WHOLE = 0.04
const CERTAIN = 0.5

/** Returns true if it is certain that the frame cuts the product, or that it does not. */
export function isCutSure({ cutCertainty }: ProductFacts): boolean {
  return cutCertainty >= CERTAIN
}

/** Returns true for a certain cut, except of a worn product. */
export function isCutOff(facts: ImageFacts): boolean {
  return (
    facts.product !== null &&
    isCutSure(facts.product) &&
    facts.product.cut > WHOLE &&
    classify(facts, 'hero') !== 'On Model'
  )
}
