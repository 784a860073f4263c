import { patternInPacks, SPACED_LETTER, wordsInPacks } from './language-patterns.ts'
import type { Unit } from './size-units.ts'

/** Their weights are contents, not amounts. */
const NUTRIENT = wordsInPacks(({ nutrients }) => nutrients.words)
const NUTRIENT_ADJECTIVE = wordsInPacks(({ nutrients }) => nutrients.adjectives)
const NUTRIENT_LINK = patternInPacks(({ nutrients }) => nutrients.links)
const NUTRIENT_AFTER = new RegExp(
  String.raw`^\s?(?:${NUTRIENT_LINK})?(?:(?:${NUTRIENT_ADJECTIVE})\s)?(?:${NUTRIENT})(?!${SPACED_LETTER})`,
  'iu',
)
const NUTRIENT_BEFORE = new RegExp(String.raw`(?<!${SPACED_LETTER})(?:${NUTRIENT})\s?:?\s?$`, 'iu')
/** "Protein 20 g" is a content, "Sugar 500 g" is not. */
const MAX_CONTENT_G = 60

const OTHER_BEFORE = patternInPacks(({ otherQuantities }) => otherQuantities.before)
/** "per 100 g", "up to 20 kg", "size 12 L" */
const NO_AMOUNT_BEFORE = new RegExp(
  String.raw`(?:(?<!${SPACED_LETTER})(?:${OTHER_BEFORE})[.:]?\s?|(?:\d|mg|mcg|[µμ]g|iu|kcal|kj|[%€$£])\s?\/\s?)$`,
  'iu',
)
/** The wearer's weight: "diapers 9-14 kg". */
const RANGE_BEFORE = /\d\s?[-–]\s?$/
/** "Omega-3 softgels" has no amount of 3. */
const WORD_BEFORE = /\p{L}[-‐–]$/u

const PER = wordsInPacks(({ otherQuantities }) => otherQuantities.per)
const DOSE = wordsInPacks(({ otherQuantities }) => otherQuantities.doses)
const OTHER_AFTER = patternInPacks(({ otherQuantities }) => otherQuantities.after)
/** "5 ml daily", "18 ct gold" */
const NO_AMOUNT_AFTER = new RegExp(
  String.raw`^\s?(?:\/\s?(?:${DOSE})|(?:${PER})\s(?:${DOSE})|${OTHER_AFTER})`,
  'iu',
)

/** Detects doses, contents and limits. */
export function isNoAmount(
  before: string,
  after: string,
  { unit, amount, whole }: { unit: Unit; amount: number; whole: string },
): boolean {
  if (NO_AMOUNT_BEFORE.test(before) || NO_AMOUNT_AFTER.test(after)) return true
  if (/1st$/i.test(whole)) return true
  // "5.2 g/100 g" is a content, "100 ml/3.4 fl oz" an amount stated twice.
  if (unit.factor === 1 && /^\s?\/\s?100\s?(?:g|ml)/i.test(after)) return true
  if ((unit.kind === 'count' ? WORD_BEFORE : RANGE_BEFORE).test(before)) return true
  if (unit.kind !== 'mass' || amount * unit.factor > MAX_CONTENT_G) return false
  return NUTRIENT_AFTER.test(after) || NUTRIENT_BEFORE.test(before)
}
