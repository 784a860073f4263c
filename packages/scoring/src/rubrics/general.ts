import type { Curve } from '../curve.ts'
import { defaultRules } from '../factors/factors.ts'
import type { Rubric } from '../rubric.ts'
import { CERTIFIED } from '../score-words.ts'

/** A severe fault (score 0) costs a third. Mild faults cost nothing more. */
const WORST_FAULT: Curve = [
  [0, 66],
  [30, 86],
  [60, 100],
]

/**
 * Sources:
 * - framing and background: GS1 UK & IGD "Mobile Ready Hero Images" (2018), GS1 "Product Image Specification
 * Standard" 4.x,
 * - fill (85%) and size (1,600 px for zoom): large marketplaces,
 * - technical curves: known blur, noise and JPEG (`npm run bench -- degradations`).
 */
export const generalRubric: Rubric = {
  version: 'general-7',
  family: 'general',
  roles: {
    hero: { exponent: 0.5, worstFault: WORST_FAULT, factors: defaultRules('hero') },
    carousel: { exponent: 0.5, worstFault: WORST_FAULT, factors: defaultRules('carousel') },
  },
  listing: {
    heroWeight: 0.5,
    carouselWeight: 0.5,
    highScoreBar: CERTIFIED,
    recommendedCarouselImages: 6,
    nearDuplicate: { maxBits: 2, minLikeness: 0.8, sureLikeness: 0.93, maxDeltaE: 11 },
    why: {
      weights:
        'Most shoppers see only the main image. Shoppers who open the page decide by the carousel. Each counts half.',
      highScoreBar: 'The certification bar of the specification.',
      recommendedCarouselImages: 'Six carousel images and the main image fill the usual gallery of seven.',
      nearDuplicate:
        'Nine in ten re-encoded or resized pictures differ in at most 2 of 64 bits of the hash. Front and back of a pack, and two sides of a shoe, differ in 3 or more and have a likeness below 0.93. Five in six slight crops have more. Color variants share their shape, but not their color: a color difference of 11 is clearly visible.',
    },
  },
  idealMix: {
    Packshot: 1,
    'Alternate Angle': 1,
    Detail: 1,
    Lifestyle: 1,
    'In Use': 1,
    Infographic: 1,
    'Size And Scale': 1,
  },
  idealMixWhy:
    'Shoppers want to see the product from all sides and up close, in use, with its special features and its size. Unanswered, these questions cause returns.',
}
