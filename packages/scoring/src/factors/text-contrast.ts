import { say } from '@endcap/words/message'
import { LAYOUT_TYPES } from '../asset-types/asset-types.ts'
import type { ImageFacts } from '../facts.ts'
import { readLines } from '../text/read-lines.ts'
import type { FactorDefinition } from './factor.ts'

export const textContrast: FactorDefinition = {
  group: 'text',
  measure: faintTextContrast,
  rules: {
    carousel: {
      curve: [
        [0.08, 0],
        [0.15, 40],
        [0.25, 78],
        [0.35, 100],
      ],
      weight: 0.6,
      bar: 78,
      why: 'Faint text is lost on a phone in daylight. WCAG 2.2 asks for a contrast of 3:1, which is about 0.4 on white.',
      onlyFor: [...LAYOUT_TYPES, 'Ingredients', 'Nutrition Label'],
    },
  },
  reason(value, _, isGood) {
    if (isGood) return say('factor.text_contrast.clear')
    return value < 0.15 ? say('factor.text_contrast.hardly_visible') : say('factor.text_contrast.too_little')
  },
}

/** Returns the 25th percentile, null without read text. */
function faintTextContrast(facts: ImageFacts): number | null {
  const contrasts = readLines(facts)
    .flatMap(({ contrast }) => contrast ?? [])
    .toSorted((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length / 4)] ?? null
}
