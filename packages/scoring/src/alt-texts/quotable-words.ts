import type { ImageFacts, TextLine } from '../facts.ts'
import { confirmedText } from '../text/confirmed-words.ts'
import { normalizeText } from '../text/similar-text.ts'
import { ON_PRODUCT } from '../text/thresholds.ts'

/**
 * Certainty of flat text beside the product whose words no dictionary confirms. Of 420 such lines of 124 gallery
 * images, those below it have most of the misread letters ("com kernels" at 0.97).
 */
const CERTAIN = 0.99
const MAX_QUOTES = 3
const MIN_LETTERS = 4

/**
 * Returns printed words that are certainly read, the tallest lines first, within `maxLength` characters. Curved packs
 * and signs in scenes show parts of words, so those must be in the name or a dictionary.
 */
export function quotableWords(
  { text: { lines } }: Pick<ImageFacts, 'text'>,
  { name, isGraphic, maxLength }: { name: string | null; isGraphic: boolean; maxLength: number },
): string[] {
  const said = normalizeText(name ?? '')
  const quotes: string[] = []
  for (const line of lines) {
    const quote = certainText(line, name, isGraphic)
    if (quote === null) continue
    const key = normalizeText(quote)
    const isNew =
      key.length >= MIN_LETTERS &&
      !said.includes(key) &&
      !quotes.some((each) => normalizeText(each).includes(key))
    const length = quotes.reduce((sum, each) => sum + each.length, quote.length)
    if (isNew && length <= maxLength) quotes.push(quote)
    if (quotes.length === MAX_QUOTES) break
  }
  return quotes
}

function certainText(
  { text, confidence, onProduct, corners }: TextLine,
  name: string | null,
  isGraphic: boolean,
): string | null {
  if (text === null || confidence < CERTAIN || corners.some(isAtEdge)) return null
  const line = text.replace(/\s+/g, ' ').trim()
  if (onProduct >= ON_PRODUCT || !isGraphic) return /\d/.test(line) ? null : confirmedText(line, name)
  return isWords(line) ? line : null
}

const EDGE = 0.005

const isAtEdge = ([x, y]: TextLine['corners'][number]): boolean => Math.min(x, y, 1 - x, 1 - y) < EDGE

/** Excludes signs, and words without gaps that were read as one. */
const isWords = (line: string): boolean =>
  /\p{L}{3}/u.test(line) && line.split(' ').every((word) => Array.from(word).length <= 18)
