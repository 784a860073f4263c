import { LANGUAGE_DATA, type LanguageData, sourceOf, wordsOf } from '@endcap/catalog/languages'
import { alternation } from './alternation.ts'
import { findUnit, type SizeKind, type Unit, UNIT_PATTERN } from './size-units.ts'

/** Amount of a size expression in base units: milliliters, grams, pieces or millimeters. */
export type Size = {
  kind: SizeKind
  /** Amount of one piece, or the number of pieces. */
  value: number
  /** Number of pieces in a multipack: 12 in "12 x 1 L". */
  multiple: number
}

/**
 * Matches "1", "1.5", "1,5", ".75", "1,000", "1/2", "1 1/2" and "1 000". A space separates round thousands
 * only, so that "No 5 100 ml" is 100 ml. Fractions are those of recipes, because "05/24" is a date.
 */
const NUMBER_PATTERN = String.raw`\d{1,3}(?:[,.]\d{3})+(?!\d)|\d{1,2} (?:000|500)(?!\d)|(?:\d+ )?[1-7]\/[2348](?!\d)|\d+(?:[.,]\d+)?|[.,]\d{1,3}`
/** Matches "12 x 1 L", "6 × 330 ml", "6*50g", "330 ml x 6". */
const EXPRESSION = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?<multiple>\d{1,3})\s?(?:x|×|\*|-?pack(?:\s+of)?)\s?)?(?<number>${NUMBER_PATTERN})\s?-?${UNIT_PATTERN}(?!(?!x\s?\d)\p{L}|(?<=\d\s?l)\d{3})(?:\s?[x×*]\s?(?<times>\d{1,3})(?![\d.,]|\s?(?:mm|cm|in)(?!\p{L})))?`,
  'giu',
)
/** Matches "pack of 6", "set of 3", "lot de 2", "juego de 4", "confezione da 6", "2er-Set". */
const SET = new RegExp(
  String.raw`(?:${ofAll(({ sets }) => sets.names)})\s(?:${ofAll(({ sets }) => sets.links)})\s?(\d{1,3})(?!\d)|(?<!\d)(\d{1,3})(?:${ofAll(({ sets }) => sets.endings)})[- ]?(?:set|pack)`,
  'giu',
)

/** Returns the source of a pattern that matches the words of all languages. */
function ofAll(read: (packs: LanguageData['packs']) => string, space?: string): string {
  return alternation(
    wordsOf(LANGUAGE_DATA, ({ packs }) => read(packs)),
    space,
  )
}

/** Finds the amounts in a text in a dozen languages, in the order of the text, with sets ("pack of 6") last. */
export function findSizes(text: string): Size[] {
  const tidied = withoutOtherMeasures(tidy(text))
  const sizes = [...tidied.matchAll(EXPRESSION)].flatMap((match) => sizeOf(match, tidied) ?? [])
  const sets = [...tidied.matchAll(SET)].map(
    ([, of, er]): Size => ({ kind: 'count', value: Number(of ?? er), multiple: 1 }),
  )
  return [...sizes, ...sets]
}

/** Returns the text without its amounts, dimensions and doses. */
export function withoutSizes(text: string): string {
  return withoutDimensions(tidy(text)).replace(EXPRESSION, ' ').replace(SET, ' ')
}

/** Returns whether two sizes are the same amount, apart from rounding between unit systems (12 fl oz is 355 ml). */
export function isSameSize(one: Size, other: Size): boolean {
  if (one.kind !== other.kind) return false
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.03 * Math.max(a, b)
  return (
    near(one.value * one.multiple, other.value * other.multiple) ||
    (near(one.value, other.value) && (one.multiple === 1 || other.multiple === 1))
  )
}

function sizeOf({ index, 0: whole, groups }: RegExpExecArray, text: string): Size | null {
  const unit = findUnit(groups?.['unit'] ?? '')
  if (!unit || unit.kind === 'dimension' || unit.kind === 'dose') return null
  const amount = parseNumber(groups?.['number'] ?? '', unit)
  const value = amount * unit.factor
  if (!(value > 0 && Number.isFinite(value))) return null
  if (isNoAmount(text.slice(0, index), text.slice(index + whole.length), { unit, amount, whole })) return null
  return { kind: unit.kind, value, multiple: Number(groups?.['multiple'] ?? groups?.['times'] ?? 1) }
}

/** Nutrients, whose weights are contents and no amount of the pack. */
const NUTRIENT = ofAll(({ nutrients }) => nutrients.words)
const NUTRIENT_AFTER = new RegExp(
  String.raw`^\s?(?:${sourceOf(LANGUAGE_DATA, ({ packs }) => packs.nutrients.links)})?(?:(?:${ofAll(({ nutrients }) => nutrients.adjectives)})\s)?(?:${NUTRIENT})(?!\p{L})`,
  'iu',
)
const NUTRIENT_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${NUTRIENT})\s?:?\s?$`, 'iu')
/** Largest weight in grams behind the name of a nutrient that is a content: "Protein 20 g", but not "Sugar 500 g". */
const MAX_CONTENT_G = 60
/** Words before a quantity that is a dose, a reference or a limit: "per 100 g", "max 4 g", "up to 20 kg", "size 12 L". */
const NO_AMOUNT_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${sourceOf(LANGUAGE_DATA, ({ packs }) => packs.otherQuantities.before)})[.:]?\s?|(?:\d|mg|mcg|[µμ]g|iu|kcal|kj|[%€$£])\s?\/\s?)$`,
  'iu',
)
/** Matches the start of a range of weights, which is that of a wearer: "diapers 9-14 kg". */
const RANGE_BEFORE = /\d\s?[-–]\s?$/
/** Words after a quantity that is a dose or a price's reference: "5 ml daily", "2 tablets a day", "18 ct gold". */
const DOSE = ofAll(({ otherQuantities }) => otherQuantities.doses)
const NO_AMOUNT_AFTER = new RegExp(
  String.raw`^\s?(?:\/\s?(?:${DOSE})|(?:${ofAll(({ otherQuantities }) => otherQuantities.per)})\s(?:${DOSE})|${sourceOf(LANGUAGE_DATA, ({ packs }) => packs.otherQuantities.after)})`,
  'iu',
)

/** Checks by its neighbors whether a quantity is a dose, a content or a limit instead of the amount of the pack. */
function isNoAmount(
  before: string,
  after: string,
  { unit, amount, whole }: { unit: Unit; amount: number; whole: string },
): boolean {
  if (NO_AMOUNT_BEFORE.test(before) || NO_AMOUNT_AFTER.test(after)) return true
  // "21st" is an ordinal number.
  if (/1st$/i.test(whole)) return true
  // "5.2 g/100 g" is a content. "100 ml/3.4 fl oz" states an amount twice.
  if (unit.factor === 1 && /^\s?\/\s?100\s?(?:g|ml)/i.test(after)) return true
  if (unit.kind !== 'count' && RANGE_BEFORE.test(before)) return true
  if (unit.kind !== 'mass' || amount * unit.factor > MAX_CONTENT_G) return false
  return NUTRIENT_AFTER.test(after) || NUTRIENT_BEFORE.test(before)
}

const DIMENSION_UNIT = String.raw`(?:mm|cm|m|${ofAll(({ sides }) => sides)}|["”″'])`
const DECIMAL = String.raw`\d+(?:[.,]\d+)?`
/** Matches "30 x 20 x 10 cm", "30 cm × 20 cm", '8 x 10"'. */
const DIMENSIONS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${DECIMAL}\s?${DIMENSION_UNIT}?(?:\s?[x×*]\s?${DECIMAL}\s?${DIMENSION_UNIT}?){0,2}\s?[x×*]\s?${DECIMAL}\s?${DIMENSION_UNIT}(?![\p{L}\p{N}])`,
  'giu',
)
/** Matches "12.05.2024", "2024-05-12" and "05/2024". */
const DATES =
  /(?<![\d.,])(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}|\d{4}[./-]\d{2}[./-]\d{2}|\d{1,2}\s?[./]\s?20\d\d)(?!\d)/g

const withoutDimensions = (text: string): string => text.replace(DIMENSIONS, ' ')
const withoutOtherMeasures = (text: string): string => withoutDimensions(text).replace(DATES, ' ; ')

const METRIC = String.raw`(?:ml|cl|dl|l|kg|gr?)`
/** Labels of the amount, which recognition joins with the number. */
const LABEL = ofAll(({ labels }) => labels, '\\s?')

/** Normalizes the spelling: separates joined words, and removes estimated signs and dots of abbreviations. */
function tidy(text: string): string {
  return (
    correctDigits(text.replaceAll('½', ' 1/2').replaceAll('¼', ' 1/4').replaceAll('¾', ' 3/4'))
      .replace(LABEL_BEFORE, ' ')
      .replace(/\.(?=\s|$)/g, '')
      // Abbreviations without a space: "12 fl.oz", "NET WT.16 OZ".
      .replace(/(?<=\d\s?fl?)\.(?=o?z)|(?<=\p{L})[.:](?=\d)/giu, ' ')
      .replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
      // The estimated sign ℮ stands close to the number and is read as an e.
      .replace(ESTIMATED_BEFORE, '')
      .replace(ESTIMATED_AFTER, ' ')
      .replace(LABEL_AFTER, ' ')
      .replace(JOINED, ' ')
      // "5G" is a mobile network, not a weight.
      .replace(/(?<![\d.,])[2-6]g(?![\p{L}\p{N}])/giu, ' ')
      .trim()
  )
}

const ESTIMATED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[e℮€©@]\s?(?=(?:\d{1,3}\s?[x×*]\s?)?\d[\d.,]*\s?(?:${METRIC}|fl|oz)(?![\p{L}]))`,
  'giu',
)
const ESTIMATED_AFTER = new RegExp(String.raw`(?<=\d\s?${METRIC})\s?[e℮€©@](?!\p{L})`, 'giu')
const LABEL_BEFORE = new RegExp(String.raw`(?<=(?<!\p{L})(?:net\s?)?(?:${LABEL})[.:]*)[e℮]?(?=\d)`, 'giu')
const LABEL_AFTER = new RegExp(String.raw`(?<=\d\s?(?:${METRIC}|oz))(?=(?:${LABEL})(?!\p{L}))`, 'giu')
/** Ends of a unit that the next word or number follows without a space: "600 mg60 caps", "15 mlSupplement". */
const JOINED =
  /(?<=\d\s?(?:mg|ml|cl|kg|g|MG|ML|CL|KG|G|oz|OZ|L|l))(?=\d{1,2}(?!\d)|\d+\s?(?:\p{L}|\.))|(?<=(?<!\p{L})oz)(?=\d)|(?<=\d\s?(?:mg|ml|cl|kg|g|oz|[Vv]?[Cc]aps|[Cc]apsules|[Tt]ablets))(?=\p{Lu}\p{Ll})/gu

/** Corrects digits and units that recognition confuses: zeros read as O, ones as I or l, "oz" as "0z" and "ml" as "mi". */
function correctDigits(text: string): string {
  return text
    .replace(/(?<=\d)o+(?=\d|\s?(?:ml|g|kg|cl|l|oz)(?!\p{L}))/giu, (zeros) => '0'.repeat(zeros.length))
    .replace(/(?<![\p{L}\p{N}])o(?=[.,]\d)/giu, '0')
    .replace(/(?<![\p{L}\p{N}])[il](?=\s?(?:l|kg|liter|litre|litro)(?!\p{L}))/giu, '1')
    .replace(/^[il](?=\d{1,2}\s?(?:ml|g|kg|cl|oz)(?!\p{L}))/giu, '1')
    .replace(/(?<=\d)0z(?![\p{L}\p{N}])/giu, ' oz')
    .replace(/(?<=\d{2}\s?m)[i1|](?![\p{L}\p{N}])/giu, 'l')
}

/**
 * Parses a number. Three digits after a separator are thousands for small units ("1.000 g") and decimals
 * for large units ("1.500 kg", "0,330 l").
 */
function parseNumber(text: string, { factor }: Unit): number {
  const [whole = '', fraction] = text.split(/ (?=\d\/)/)
  if (fraction !== undefined) return Number(whole) + parseFraction(fraction)
  if (text.includes('/')) return parseFraction(text)
  const grouped = /^[1-9]\d{0,2}(?:[ ,.]\d{3})+$/.test(text)
  return Number(grouped && factor <= 1 ? text.replace(/[ ,.]/g, '') : text.replace(',', '.').replace(' ', ''))
}

function parseFraction(text: string): number {
  const [over = '', under = ''] = text.split('/')
  return Number(over) / Number(under)
}
