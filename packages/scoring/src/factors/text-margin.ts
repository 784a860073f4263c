import { say } from '@endcap/words/message'
import { LAYOUT_TYPES } from '../asset-types/asset-types.ts'
import type { ImageFacts } from '../facts.ts'
import { readLines } from '../text/read-lines.ts'
import { ON_PRODUCT } from '../text/thresholds.ts'
import type { FactorDefinition } from './factor.ts'

export const textMargin: FactorDefinition = {
  group: 'text',
  measure: smallestMargin,
  rules: {
    carousel: {
      curve: [
        [0, 45],
        [0.004, 65],
        [0.012, 85],
        [0.02, 100],
      ],
      weight: 0.3,
      bar: 80,
      why: 'Storefronts crop and round their images, and text at the edge loses letters.',
      onlyFor: LAYOUT_TYPES,
    },
  },
  reason(value, _, isGood) {
    if (isGood) return say('factor.text_margin.clear')
    return value < 0.003 ? say('factor.text_margin.touches') : say('factor.text_margin.almost_touches')
  },
}

/** Ignores lines on the product. */
function smallestMargin(facts: ImageFacts): number | null {
  const margins = readLines(facts)
    .filter(({ onProduct }) => onProduct < ON_PRODUCT)
    .flatMap(({ corners }) => corners.flatMap(([x, y]) => [x, y, 1 - x, 1 - y]))
  return margins.length > 0 ? Math.max(0, Math.min(...margins)) : null
}
