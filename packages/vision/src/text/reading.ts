import { inUsualWidth, UNSPACED } from '@endcap/scoring'

/** A recognized character with its probability, 0–1. */
export type Character = { text: string; probability: number }

export type Reading = {
  /** Null for a script that the recognizer does not know. */
  text: string | null
  /** Mean letter probability (0–1): 0 without letters, less for one or two. */
  confidence: number
}

/** Width in heights from which letter count shows an unknown script. */
const MIN_WIDTH = 2
/** Characters per height below which most of a line is blank. Latin letters are narrower. */
const MIN_DENSITY = 0.85
/** Letters this certain are widely spaced, not another script. */
const SURE = { letters: 3, probability: 0.97 }
/** Greek letters that make a line Greek. The recognizer knows only capitals, and one may be a stylized A. */
const GREEK_LINE = 2
/** One or two letters are more often drawings: they need .95 to count as .85. */
const FEW = { letters: 2, power: 3 }

/** Canonical forms of look-alikes. */
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
 * Interprets characters. The recognizer leaves Cyrillic, Korean and Arabic blank, reads Greek as similar
 * letters, and mistakes drawings for one or two letters.
 * @param width of the line, in heights
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

/** Counts characters but spaces. Chinese and Japanese are twice as wide as Latin. */
const widthsOf = (characters: readonly Character[]): number =>
  characters.reduce((sum, { text }) => sum + (UNSPACED.test(text) ? 2 : Number(text.trim() !== '')), 0)

/** Normalizes look-alikes and letters of another width. */
const inUsualForm = (character: string): string => LOOK_ALIKE[character] ?? inUsualWidth(character)
