import { classify } from '../../classification.ts'
import type { ImageFacts, ProductFacts } from '../../facts.ts'

/** Contact with the edge of the frame up to which the product counts as whole. */
export const WHOLE = 0.04
/** Certainty from which a measurement counts. */
const CERTAIN = 0.5

/** Returns whether it is certain that the frame cuts the product, or that it does not. */
export function isCutSure({ cutCertainty }: ProductFacts): boolean {
  return cutCertainty >= CERTAIN
}

/** Returns whether the frame surely cuts the product. A person who wears the product may be cut. */
export function isCutOff(facts: ImageFacts): boolean {
  return (
    facts.product !== null &&
    isCutSure(facts.product) &&
    facts.product.cut > WHOLE &&
    classify(facts, 'hero') !== 'On Model'
  )
}
