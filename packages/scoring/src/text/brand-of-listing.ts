import type { ImageFacts } from '../facts.ts'
import { packLines } from './four-ws.ts'
import { type NameVocabulary, wordStem } from './name-vocabulary.ts'
import { brandsInName } from './product-name.ts'
import { normalizeText, similarityWithin } from './similar-text.ts'
import { SAME_WORD } from './thresholds.ts'

/** Shorter words match almost any text with one other letter. */
const MIN_SIMILAR = 4
/** Longer words in capitals are set in capitals, not spelled so. */
const MAX_ACRONYM = 4

/**
 * Returns the brand of a listing: the one that its name shows for certain, else the candidate of the name that is
 * printed tallest on the pack of the main image, else null. Common words alone ("Sea Salt") are never a brand.
 */
export function brandOfListing(
  { name, categoryPath }: { name: string | null; categoryPath: string | null },
  facts: Pick<ImageFacts, 'text' | 'product'>,
  vocabulary: NameVocabulary,
): string | null {
  if (name === null) return null
  const { candidates, isSure } = brandsInName(name, categoryPath, vocabulary)
  const brands = candidates.filter(
    (words) =>
      !isQuality(words, name, vocabulary) && words.some((word) => !vocabulary.isCommon(wordStem(word))),
  )
  const [first] = brands
  if (isSure && first && first === candidates[0]) return spelled(first)
  const printed = brands
    .map((words) => ({ words, height: heightOnPack(words, facts) }))
    .filter(({ height }) => height > 0)
    .toSorted((a, b) => b.height - a.height)
  return printed[0] ? spelled(printed[0].words) : null
}

/** A later, unknown word in lower case is a quality ("Cat tree beige"), if the name begins with a capital. */
const isQuality = (words: readonly string[], name: string, { isBrand }: NameVocabulary): boolean =>
  /^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(words[0] ?? '') && !isBrand(words.map(normalizeText).join(''))

/** Returns the height of the smallest word, and 0 if one is missing. */
function heightOnPack(words: readonly string[], facts: Pick<ImageFacts, 'text' | 'product'>): number {
  const heights = words
    .map(normalizeText)
    .filter((word) => word.length > 0)
    .map((word) =>
      Math.max(
        0,
        ...packLines(facts).flatMap(({ text, height }) =>
          isIn(normalizeText(text ?? ''), word) ? [height] : [],
        ),
      ),
    )
  return heights.length === 0 ? 0 : Math.min(...heights)
}

function isIn(text: string, word: string): boolean {
  const similarity = similarityWithin(text, word)
  return similarity === 1 || (word.length >= MIN_SIMILAR && similarity >= SAME_WORD)
}

/** "CRACKLEBY" and "Crackleby" are one brand. */
const spelled = (words: readonly string[]): string =>
  words
    .map((word) =>
      word.length > MAX_ACRONYM && /^\p{Lu}+$/u.test(word)
        ? word.charAt(0) + word.slice(1).toLowerCase()
        : word,
    )
    .join(' ')
