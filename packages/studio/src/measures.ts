import {
  findSizes,
  type ImageFacts,
  isSameSize,
  normalizeText,
  type Size,
  withoutSizes,
} from '@endcap/scoring'
import { packTexts } from './pack-texts.ts'

/** Visible side. */
export type Dimensions = { widthMm: number; heightMm: number }

/** Maximum logarithmic difference of stated and silhouette aspect ratio. */
const RATIO_TOLERANCE = 0.12
// Matches "30 x 20 x 10 cm", "12 × 8 in", "H 30 cm x B 20 cm".
const UNIT = String.raw`(?:mm|cm|inches|inch|in|")`
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const BY = String.raw`\s*${UNIT}?\s*[x×*]\s*(?:[a-z]\s)?`
const SIDES = new RegExp(
  // Excludes "2 x 3 in 1" and "2 x 3 ink cartridges".
  String.raw`(?<![\d.,])${NUMBER}${BY}${NUMBER}(?:${BY}${NUMBER})?\s*(${UNIT})(?![\p{L}])(?!\s*\d)`,
  'giu',
)
const MM: Record<string, number> = { mm: 1, cm: 10, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4 }

/** Needs two measures of the silhouette's ratio, because one does not name its side. Otherwise null. */
export function statedDimensions(name: string | null, facts: ImageFacts, aspect: number): Dimensions | null {
  const texts = [name ?? '', ...packTexts(facts).map(({ text }) => text)]
  const pairs = texts.flatMap((text) =>
    [...text.matchAll(SIDES)].flatMap(([, first = '', second = '', third, unit = '']) => {
      const factor = MM[unit.toLowerCase()] ?? 1
      const sides = [first, second, ...(third === undefined ? [] : [third])].map(
        (side) => Number(side.replace(',', '.')) * factor,
      )
      return sides.flatMap((widthMm, one) =>
        sides.flatMap((heightMm, other) => (one === other ? [] : [{ widthMm, heightMm }])),
      )
    }),
  )
  const off = ({ widthMm, heightMm }: Dimensions) => Math.abs(Math.log(widthMm / heightMm / aspect))
  const [closest] = pairs.toSorted((one, other) => off(one) - off(other))
  return closest && off(closest) <= RATIO_TOLERANCE ? closest : null
}

/** Prefers the pack to the name. */
export const statedAmount = (name: string | null, facts: ImageFacts): string | null =>
  amountOnPack(name, facts) ?? amountIn(name ?? '')

/**
 * Returns an amount on its own line. The name must not contradict it (a misreading), and must confirm a
 * number of pieces (it may be a serving).
 */
export function amountOnPack(name: string | null, facts: ImageFacts): string | null {
  const named = findSizes(name ?? '').filter(({ kind }) => kind !== 'length')
  const counted = findSizes(amountIn(name ?? '') ?? '')
  const isNamed = (size: Size) =>
    size.kind === 'count'
      ? counted.some((other) => isSameSize(size, other))
      : named.length === 0 || named.some((other) => isSameSize(size, other))
  const found = packTexts(facts).find(({ text }) => isAmount(text) && findSizes(text).some(isNamed))
  return found ? tidyAmount(found.text) : null
}

/** Rejects "20 g protein", "max 4 g daily" and milligrams (a strength). */
function isAmount(text: string): boolean {
  const bare = text.replace(NET, '').trim()
  return (
    bare.length <= MAX_AMOUNT_LENGTH &&
    !STRENGTH.test(bare) &&
    normalizeText(withoutSizes(bare)) === '' &&
    findSizes(bare).some(({ kind }) => kind !== 'length') &&
    // "18 g / 20 ml" is a concentration.
    new Set(findSizes(bare).map(({ kind }) => kind)).size === 1
  )
}
/** ℮ (Directive 76/211/EEC) is read as an e. */
const NET = /^(?:net(?:\s*(?:wt|weight|contents?))?|contents?|inhalt|contenu|contenido|℮|e(?=\s?\d))[\s.:]*/i
const STRENGTH = /\d\s*(?:mg|mcg|µg|μg)(?![a-z])/i
const MAX_AMOUNT_LENGTH = 14

/** Pieces must come last, unlike "2 Capsules Daily". */
function amountIn(name: string): string | null {
  const amounts = (name.match(AMOUNTS) ?? []).filter(isAmount)
  const isCount = (text: string) => findSizes(text).every(({ kind }) => kind === 'count')
  const found = amounts.find((text) => !isCount(text)) ?? amounts.at(-1)
  return found === undefined ? null : tidyAmount(found)
}

/** Excludes the 3 of "Omega-3 Softgels". */
const AMOUNTS =
  /(?<![\p{L}\p{N}.,])(?<!\p{L}[-‐–])(?:\d+\s*[x×]\s*)?\d+(?:[.,]\d+)?\s*(?:fl\.?\s?oz|[a-z]+)\b/giu

/** Recognition loses spaces and case. */
export function tidyAmount(text: string): string {
  if (!isAmount(text)) return text
  const bare = text.replace(NET, '').trim()
  const [, number, unit = ''] = /^(.*\d)\s*(\D+)$/.exec(bare) ?? []
  if (number === undefined) return bare
  const small = unit.trim().toLowerCase()
  const written =
    small === 'l' ? 'L' : WORDS.test(small) ? small.charAt(0).toUpperCase() + small.slice(1) : small
  return `${number.replace(/\s+/g, ' ')} ${written}`
}

const WORDS = /^(?:count|pack|pieces|tablets|capsules|softgels)$/
