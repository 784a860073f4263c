import { LAYOUT_TYPES } from '../asset-types/asset-types.ts'
import type { ImageFacts } from '../facts.ts'
import { readLines } from '../text/read-lines.ts'
import { ON_PRODUCT } from '../text/thresholds.ts'
import type { FactorDefinition } from './factor.ts'

/** Distance of text from the edge of the frame. */
export const textMargin: FactorDefinition = {
  label: 'Text near the edge',
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
    if (isGood) return 'The text keeps clear of the edge of the image.'
    return value < 0.003
      ? 'Text touches the edge of the image or is cut by it.'
      : 'Text almost touches the edge of the image.'
  },
  title: 'Move the text away from the edge',
  advice: 'Keep 2–3% of the image free on every side. Storefronts crop and round their images.',
}

/** Returns the smallest distance between a line of text beside the product and an edge, as a share of the frame. */
function smallestMargin(facts: ImageFacts): number | null {
  const margins = readLines(facts)
    .filter(({ onProduct }) => onProduct < ON_PRODUCT)
    .flatMap(({ corners }) => corners.flatMap(([x, y]) => [x, y, 1 - x, 1 - y]))
  return margins.length > 0 ? Math.max(0, Math.min(...margins)) : null
}
