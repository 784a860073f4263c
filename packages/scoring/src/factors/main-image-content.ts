import { say } from '@endcap/words/message'
import { type Classification, keyOf } from '../asset-types/asset-types.ts'
import { classify, mostLikely } from '../classification.ts'
import type { ImageFacts } from '../facts.ts'
import { NEVER_MAIN, unfitContent } from '../main-image-types.ts'
import type { FactorDefinition } from './factor.ts'

export const mainImageContent: FactorDefinition = {
  group: 'content',
  measure: unfitContent,
  rules: {
    hero: {
      // Uncertain types count in part.
      curve: [
        [0.5, 100],
        [0.7, 20],
        [0.9, 0],
      ],
      isFault: true,
      weight: 1,
      bar: 85,
      why: 'A main image stands for the product. Shops refuse charts, drawings, panels, logos, text, collages and groups in its place.',
    },
  },
  reason(_, facts, isGood) {
    return isGood
      ? say('factor.main_image_content.fit')
      : say('factor.main_image_content.unfit', { type: keyOf(unfitTypeOf(facts)) })
  },
}

function unfitTypeOf(facts: ImageFacts): Classification {
  const type = classify(facts, 'hero')
  return NEVER_MAIN.includes(type) ? type : mostLikely(facts.kind, NEVER_MAIN)
}
