import { inUsualWidth, UNSPACED } from '@endcap/scoring'

export type Character = { text: string; probability: number }

export type Reading = {
  /** Null for an unknown script. */
  text: string | null
  /** Mean (0–1), reduced for one or two letters. */
  confidence: number
}

/** In heights, to detect unknown scripts by letter count. */
const MIN_WIDTH = 2
/** Latin letters are narrower than a height. */
const MIN_DENSITY = 0.85
/** Certain letters are widely spaced, not another script. */
const SURE = { letters: 3, probability: 0.97 }
/** The recognizer knows only capitals, and an A may be stylized. */
const GREEK_LINE = 2
/** One or two are often drawings: .95 counts as .85. */
const FEW = { letters: 2, power: 3 }

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  º: '°',
  '℃': '°C',
  '℉': '°F',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Λ: 'A',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ι: 'i',
  ο: 'o',
  μ: 'µ',
}

const LETTER = /[\p{L}\p{N}]/u
const GREEK = /\p{Script=Greek}/u

/**
 * The recognizer omits Cyrillic, Korean and Arabic, misreads Greek, and reads drawings as one or two letters.
 * @param width in heights
 */
export function readingOf(found: readonly Character[], width: number): Reading {
  const letters = found.filter(({ text }) => LETTER.test(text))
  const count = widthsOf(letters)
  const sum = letters.reduce((total, { probability }) => total + probability, 0)
  const probability = letters.length > 0 ? sum / letters.length : 0
  const isSpacedWide = count >= SURE.letters && probability >= SURE.probability
  const isLeftBlank = width >= MIN_WIDTH && widthsOf(found) < MIN_DENSITY * width && !isSpacedWide
  if (isLeftBlank || letters.filter(({ text }) => GREEK.test(text)).length >= GREEK_LINE)
    return { text: null, confidence: 0 }
  const text = found.map((each) => inUsualForm(each.text)).join('')
  return { text: text.trim(), confidence: count > FEW.letters ? probability : probability ** FEW.power }
}

/** Chinese and Japanese count double. */
const widthsOf = (characters: readonly Character[]): number =>
  characters.reduce((sum, { text }) => sum + (UNSPACED.test(text) ? 2 : Number(text.trim() !== '')), 0)

/** Also normalizes width. */
const inUsualForm = (character: string): string => LOOK_ALIKE[character] ?? inUsualWidth(character)
