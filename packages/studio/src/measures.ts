import { findSizes, type ImageFacts, type Size } from '@endcap/scoring'
import { packTexts } from './pack-texts.ts'

/** A side of the product in millimetres, with the words that said so. */
export type Dimensions = { widthMm: number; heightMm: number; words: string }

/** How far a stated ratio may be from the silhouette's to be taken for its sides. */
const RATIO_TOLERANCE = 0.12
/** "30 x 20 x 10 cm", "12 × 8 in", "H 30 cm x B 20 cm". */
const SIDES =
  /(\d+(?:[.,]\d+)?)\s*(?:mm|cm|in|inch|inches|")?\s*[x×*]\s*(?:[a-z]\s*)?(\d+(?:[.,]\d+)?)(?:\s*(?:mm|cm|in|inch|inches|")?\s*[x×*]\s*(?:[a-z]\s*)?(\d+(?:[.,]\d+)?))?\s*(mm|cm|inches|inch|in|")/gi
const MM: Record<string, number> = { mm: 1, cm: 10, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4 }

/**
 * The product's width and height as its name or its pack states them: two of the stated measures whose
 * ratio is the silhouette's. Null where none fit: which side a lone measure means nobody knows.
 */
export function statedDimensions(name: string | null, facts: ImageFacts, aspect: number): Dimensions | null {
  const texts = [name ?? '', ...packTexts(facts).map(({ text }) => text)]
  for (const text of texts) {
    for (const [words, first = '', second = '', third = '', unit = ''] of text.matchAll(SIDES)) {
      const factor = MM[unit.toLowerCase()] ?? 1
      const sides = [first, second, third]
        .filter(Boolean)
        .map((side) => Number(side.replace(',', '.')) * factor)
      for (const widthMm of sides) {
        for (const heightMm of sides) {
          if (widthMm === heightMm && sides.length > 1 && sides.filter((side) => side === widthMm).length < 2)
            continue
          if (Math.abs(Math.log(widthMm / heightMm / aspect)) <= RATIO_TOLERANCE)
            return { widthMm, heightMm, words }
        }
      }
    }
  }
  return null
}

/** How much is in it, as the pack or the name says; null where neither does. */
export function statedAmount(name: string | null, facts: ImageFacts): { size: Size; words: string } | null {
  const pack = packTexts(facts).find(({ text }) => isAmount(text))
  const words = pack?.text ?? amountIn(name ?? '')
  const [size] = findSizes(words ?? '')
  return words !== null && size ? { size, words } : null
}

const isAmount = (text: string): boolean =>
  text.length <= 14 && findSizes(text).some(({ kind }) => kind !== 'length')

/** The stretch of a name that is an amount. */
function amountIn(name: string): string | null {
  const stretches = name.match(/(?:\d+\s*[x×]\s*)?\d+(?:[.,]\d+)?\s*(?:fl\.?\s?oz|[a-z]+)\b/gi) ?? []
  return stretches.find(isAmount) ?? null
}
