import { inUsualWidth, UNSPACED } from '@endcap/scoring'

/** A character that was recognized, and its probability, 0–1. */
export type Character = { text: string; probability: number }

export type Reading = {
  /** The text, or null for a line in a script that the recognizer does not know. */
  text: string | null
  /** Mean probability of the letters, 0–1. 0 without letters, and less for one or two of them. */
  confidence: number
}

/** Width of a line, in heights, from which it shows by the number of its letters whether its script is known. */
const MIN_WIDTH = 2
/** Letters and signs per height below which most of a line was left blank. Latin letters are narrower. */
const MIN_DENSITY = 0.85
/** Letters that are read as surely as this are spaced wide and not of another script. */
const SURE = { letters: 3, probability: 0.97 }
/** Number of Greek letters from which a line is Greek. The recognizer knows capitals only, and one may be a stylized A. */
const GREEK_LINE = 2
/** Letters that are few in a line are more often drawings: they need a probability of .95 to be as sure as others of .85. */
const FEW = { letters: 2, power: 3 }

/** Characters that stand for others that look alike. */
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
 * Returns what a line says. The recognizer leaves Cyrillic, Korean and Arabic letters blank, reads Greek ones as their
 * neighbors, and takes some drawings for one or two letters.
 *
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

/** Returns the number of characters that are no spaces. Chinese and Japanese ones are as wide as two Latin ones. */
const widthsOf = (characters: readonly Character[]): number =>
  characters.reduce((sum, { text }) => sum + (UNSPACED.test(text) ? 2 : Number(text.trim() !== '')), 0)

/** Writes look-alikes and letters of another width as their usual forms. */
const inUsualForm = (character: string): string => LOOK_ALIKE[character] ?? inUsualWidth(character)
