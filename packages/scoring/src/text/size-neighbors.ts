import { patternInPacks, SPACED_LETTER, wordsInPacks } from './language-patterns.ts'
import type { Unit } from './size-units.ts'

/** Nutrients, whose weights are contents, not the amount of the pack. */
const NUTRIENT = wordsInPacks(({ nutrients }) => nutrients.words)
const NUTRIENT_ADJECTIVE = wordsInPacks(({ nutrients }) => nutrients.adjectives)
const NUTRIENT_LINK = patternInPacks(({ nutrients }) => nutrients.links)
const NUTRIENT_AFTER = new RegExp(
  String.raw`^\s?(?:${NUTRIENT_LINK})?(?:(?:${NUTRIENT_ADJECTIVE})\s)?(?:${NUTRIENT})(?!${SPACED_LETTER})`,
  'iu',
)
const NUTRIENT_BEFORE = new RegExp(String.raw`(?<!${SPACED_LETTER})(?:${NUTRIENT})\s?:?\s?$`, 'iu')
/** Maximum grams of a content after a nutrient: "Protein 20 g", but not "Sugar 500 g". */
const MAX_CONTENT_G = 60

const OTHER_BEFORE = patternInPacks(({ otherQuantities }) => otherQuantities.before)
/** Words before a dose, reference or limit: "per 100 g", "up to 20 kg", "size 12 L". */
const NO_AMOUNT_BEFORE = new RegExp(
  String.raw`(?:(?<!${SPACED_LETTER})(?:${OTHER_BEFORE})[.:]?\s?|(?:\d|mg|mcg|[µμ]g|iu|kcal|kj|[%€$£])\s?\/\s?)$`,
  'iu',
)
/** Start of a range of weights, the wearer's: "diapers 9-14 kg". */
const RANGE_BEFORE = /\d\s?[-–]\s?$/
/** Start of a word that ends in a number: "Omega-3 softgels". */
const WORD_BEFORE = /\p{L}[-‐–]$/u

const PER = wordsInPacks(({ otherQuantities }) => otherQuantities.per)
const DOSE = wordsInPacks(({ otherQuantities }) => otherQuantities.doses)
const OTHER_AFTER = patternInPacks(({ otherQuantities }) => otherQuantities.after)
/** Words after a dose or a price's reference: "5 ml daily", "18 ct gold". */
const NO_AMOUNT_AFTER = new RegExp(
  String.raw`^\s?(?:\/\s?(?:${DOSE})|(?:${PER})\s(?:${DOSE})|${OTHER_AFTER})`,
  'iu',
)

/** Returns true if the neighbors show a dose, content or limit. */
export function isNoAmount(
  before: string,
  after: string,
  { unit, amount, whole }: { unit: Unit; amount: number; whole: string },
): boolean {
  if (NO_AMOUNT_BEFORE.test(before) || NO_AMOUNT_AFTER.test(after)) return true
  // "21st" is an ordinal number.
  if (/1st$/i.test(whole)) return true
  // "5.2 g/100 g" is a content. "100 ml/3.4 fl oz" states an amount twice.
  if (unit.factor === 1 && /^\s?\/\s?100\s?(?:g|ml)/i.test(after)) return true
  if ((unit.kind === 'count' ? WORD_BEFORE : RANGE_BEFORE).test(before)) return true
  if (unit.kind !== 'mass' || amount * unit.factor > MAX_CONTENT_G) return false
  return NUTRIENT_AFTER.test(after) || NUTRIENT_BEFORE.test(before)
}
