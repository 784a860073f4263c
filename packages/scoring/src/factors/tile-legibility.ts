import { say } from '@endcap/words/message'
import type { ImageFacts } from '../facts.ts'
import { findingOfLine, isReadOnTile, mainPackLines, tileScore } from '../text/four-ws.ts'
import { legibilityOf } from '../text/legibility.ts'
import { ON_PRODUCT } from '../text/thresholds.ts'
import type { FactorDefinition } from './factor.ts'
import { quoted } from './shared/wording.ts'

/** Share of text and number of lines that prove a printed pack. */
const PRINTED = { share: 0.08, lines: 4 }

export const tileLegibility: FactorDefinition = {
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
    const lines = mainPackLines(facts)
    const values = { quotes: quoted(lines) }
    if (value >= 90)
      return legibilityOf(lines) === 'pass'
        ? say('factor.tile_legibility.readable', values)
        : say('factor.tile_legibility.small_or_faint', values)
    if (isGood) return say('factor.tile_legibility.mostly_readable', values)
    if (value < 10) return say('factor.tile_legibility.unreadable', values)
    return lines.some(isReadOnTile)
      ? say('factor.tile_legibility.partly_readable', values)
      : say('factor.tile_legibility.hard_to_read', values)
  },
}

/** Text on a lens, watch or shirt need not be readable in search results. */
function isPrintedPack({ text, product }: ImageFacts): boolean {
  const lines = text.lines.filter(({ onProduct }) => onProduct >= ON_PRODUCT)
  const area = lines.reduce((sum, line) => sum + line.area, 0)
  return product !== null && lines.length >= PRINTED.lines && area >= PRINTED.share * product.area
}
