import type { ImageFacts } from '../facts.ts'
import { findingOfLine, isReadOnTile, mainPackLines, tileScore } from '../text/four-ws.ts'
import { ON_PRODUCT } from '../text/thresholds.ts'
import type { FactorDefinition } from './factor.ts'
import { quoted } from './shared/wording.ts'

/** Share of a product that its text covers, and number of lines, from which it surely is a printed pack. */
const PRINTED = { share: 0.08, lines: 4 }

/** How much of the pack's main lines is readable on a phone's search tile. */
export const tileLegibility: FactorDefinition = {
  label: 'Readable on a phone',
  group: 'text',
  measure(facts) {
    if (!isPrintedPack(facts)) return null
    const lines = mainPackLines(facts)
    return lines.length > 0 ? tileScore(lines.map(findingOfLine)) : null
  },
  rules: {
    hero: {
      curve: [
        [0, 40],
        [50, 65],
        [90, 95],
        [100, 100],
      ],
      weight: 0.4,
      bar: 80,
      why: 'Three of four shoppers search on a phone, where the largest text on the pack must be readable on a tile of 16 mm. Only printed packs are scored: four or more lines that cover 8% of the product.',
    },
  },
  reason(value, facts, isGood) {
    const text = `main text on the pack${quoted(mainPackLines(facts))}`
    if (value >= 90) return `The ${text} is readable in search results on a phone.`
    if (isGood) return `Most of the ${text} is readable in search results on a phone.`
    if (value < 10) return `The ${text} is unreadable in search results on a phone.`
    return mainPackLines(facts).some(isReadOnTile)
      ? `Only part of the ${text} is readable in search results on a phone.`
      : `The ${text} is hard to read in search results on a phone.`
  },
  title: 'Make the pack readable on a phone',
  advice: 'Show the pack larger, or use a mobile-ready image with a larger brand, variety and size.',
}

/**
 * Returns whether the product surely is a pack with print on it. A maker's name on a lens, the digits of a watch
 * and the print on a shirt need not be readable in search results.
 */
function isPrintedPack({ text, product }: ImageFacts): boolean {
  const lines = text.lines.filter(({ onProduct }) => onProduct >= ON_PRODUCT)
  const area = lines.reduce((sum, line) => sum + line.area, 0)
  return product !== null && lines.length >= PRINTED.lines && area >= PRINTED.share * product.area
}
