import type { ImageFacts } from '../facts.ts'
import type { FactorDefinition } from './factor.ts'
import { count } from './shared/wording.ts'

/** Width of a carousel image on a phone. */
const PHONE_PX = 375

/** Height of the small print on a phone. */
export const textSize: FactorDefinition = {
  label: 'Text size',
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
      ? 'The small print is large enough for a phone.'
      : `The small print is too small for a phone. It is ${count(PHONE_PX * value, 'pixel')} high there.`,
  title: 'Use fewer and larger words',
  advice: 'Make each line at least 2.6% of the image width high. People can then read it without zooming.',
}

/** Returns the 25th percentile of the lines' heights as a share of the image's width, which a phone's screen fixes. */
function smallTextHeight({ text, file }: ImageFacts): number | null {
  const heights = text.lines.map(({ height }) => height).toSorted((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 4)]
  return height === undefined ? null : (height * Math.max(file.widthPx, file.heightPx)) / file.widthPx
}
