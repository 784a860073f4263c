import { SPACED_LETTER, wordsInPacks } from './language-patterns.ts'
import { isNoAmount } from './size-neighbors.ts'
import { findUnit, type SizeKind, UNIT_PATTERN, type Unit } from './size-units.ts'
import { tidy } from './tidy-sizes.ts'

/** In milliliters, grams, pieces or millimeters. */
export type Size = {
  kind: SizeKind
  /** One piece, or the number of pieces. */
  value: number
  /** 12 in "12 x 1 L". */
  multiple: number
}

/**
 * "1.5", ".75", "1,000", "1 1/2", "1 000". Only round thousands have spaces, because "No 5 100 ml" is 100 ml, and
 * fractions are recipes', because "05/24" is a date.
 */
const NUMBER_PATTERN = String.raw`\d{1,3}(?:[,.]\d{3})+(?!\d)|\d{1,2} (?:000|500)(?!\d)|(?:\d+ )?[1-7]\/[2348](?!\d)|\d+(?:[.,]\d+)?|[.,]\d{1,3}`
/** "12 x 1 L", "6*50g", "330 ml x 6" */
const EXPRESSION = new RegExp(
  String.raw`(?<!${SPACED_LETTER}|[\p{N}.,])(?:(?<multiple>\d{1,3})\s?(?:x|×|\*|-?pack(?:\s+of)?)\s?)?(?<number>${NUMBER_PATTERN})\s?-?${UNIT_PATTERN}(?!(?!x\s?\d)${SPACED_LETTER}|(?<=\d\s?l)\d{3})(?:\s?[x×*]\s?(?<times>\d{1,3})(?![\d.,]|\s?(?:mm|cm|in)(?!\p{L})))?`,
  'giu',
)
const SET_NAME = wordsInPacks(({ sets }) => sets.names)
const SET_LINK = wordsInPacks(({ sets }) => sets.links)
const SET_ENDING = wordsInPacks(({ sets }) => sets.endings)
/** "pack of 6", "lot de 2", "2er-Set" */
const SET = new RegExp(
  String.raw`(?:${SET_NAME})\s(?:${SET_LINK})\s?(\d{1,3})(?!\d)|(?<!\d)(\d{1,3})(?:${SET_ENDING})[- ]?(?:set|pack|セット|組|套装|套裝)`,
  'giu',
)

/** Finds amounts in text order, sets ("pack of 6") last. */
export function findSizes(text: string): Size[] {
  const tidied = withoutOtherMeasures(tidy(text))
  const sizes = [...tidied.matchAll(EXPRESSION)].flatMap((match) => sizeOf(match, tidied) ?? [])
  const sets = [...tidied.matchAll(SET)].map(
    ([, of, er]): Size => ({ kind: 'count', value: Number(of ?? er), multiple: 1 }),
  )
  return [...sizes, ...sets]
}

/** Also removes dimensions and doses. */
export function withoutSizes(text: string): string {
  return withoutDimensions(tidy(text)).replace(EXPRESSION, ' ').replace(SET, ' ')
}

/** Tolerates rounding between units (12 fl oz is 355 ml). */
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

const DIMENSION_UNIT = String.raw`(?:mm|cm|m|${wordsInPacks(({ sides }) => sides)}|["”″'])`
const DECIMAL = String.raw`\d+(?:[.,]\d+)?`
const DIMENSIONS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${DECIMAL}\s?${DIMENSION_UNIT}?(?:\s?[x×*]\s?${DECIMAL}\s?${DIMENSION_UNIT}?){0,2}\s?[x×*]\s?${DECIMAL}\s?${DIMENSION_UNIT}(?![\p{L}\p{N}])`,
  'giu',
)
/** "12.05.2024", "05/2024" */
const DATES =
  /(?<![\d.,])(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}|\d{4}[./-]\d{2}[./-]\d{2}|\d{1,2}\s?[./]\s?20\d\d)(?!\d)/g

const withoutDimensions = (text: string): string => text.replace(DIMENSIONS, ' ')
const withoutOtherMeasures = (text: string): string => withoutDimensions(text).replace(DATES, ' ; ')

/** Three digits are thousands for small units ("1.000 g"), decimals for large ones ("1.500 kg"). */
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
