import { say } from '@endcap/words/message'
import type { ImageFacts } from '../facts.ts'
import type { FactorDefinition } from './factor.ts'

const PHONE_PX = 375

export const textSize: FactorDefinition = {
  group: 'text',
  measure: smallTextHeight,
  rules: {
    carousel: {
      curve: [
        [0.01, 10],
        [0.018, 50],
        [0.026, 85],
        [0.035, 100],
      ],
      weight: 0.7,
      bar: 80,
      why: 'A carousel image is about 375 pixels wide on a phone. A line of 2.5% is 9 pixels high there, the minimum for reading without zoom.',
      onlyFor: ['Infographic', 'Comparison Chart', 'Instructions', 'Size And Scale', 'Ingredients'],
    },
  },
  reason: (value, _, isGood) =>
    isGood
      ? say('factor.text_size.large_enough')
      : say('factor.text_size.too_small', { pixels: Math.round(PHONE_PX * value) }),
}

/** Returns the 25th percentile as a share of the width, which the screen fixes. */
function smallTextHeight({ text, file }: ImageFacts): number | null {
  const heights = text.lines.map(({ height }) => height).toSorted((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 4)]
  return height === undefined ? null : (height * Math.max(file.widthPx, file.heightPx)) / file.widthPx
}
