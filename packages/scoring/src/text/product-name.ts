import { LANGUAGE_DATA, wordsOf } from '@endcap/catalog/languages'
import { type BrandInName, brandInName } from './brand-in-name.ts'
import { BASIC_VOCABULARY, type NameVocabulary, wordStem } from './name-vocabulary.ts'
import { normalizeText, UNSPACED, UNSPACED_LETTERS } from './similar-text.ts'
import { findSizes, type Size, withoutSizes } from './size-expressions.ts'

/** Words that a shopper must be able to read. Empty if unknown. */
export type ExpectedWords = {
  brand: readonly string[]
  /** Empty if the brand is sure. */
  otherBrands: readonly (readonly string[])[]
  /** False if the name does not show the brand. */
  isBrandSure: boolean
  productType: readonly string[]
  variant: readonly string[]
  sizes: readonly Size[]
}

const STOP_WORDS = new Set(wordsOf(LANGUAGE_DATA, ({ names }) => names.stopWords).map(normalizeText))

/**
 * Splits a name. The type is the category's words, or else the first phrase's last word. The rest is the variant.
 */
export function expectedWords(
  name: string,
  categoryPath: string | null,
  vocabulary: NameVocabulary = BASIC_VOCABULARY,
): ExpectedWords {
  const isOwnType = ownTypes(categoryPath, vocabulary)
  const phrases = phrasesOf(name)
  const { candidates, isSure } = brandsInName(name, categoryPath, vocabulary)
  const [brand = [], ...others] = candidates
  const brandWords = new Set(isSure ? brand : candidates.flat())
  const [first = [], ...later] = phrases.map((words) => words.filter((word) => !brandWords.has(word)))
  const all = [...first, ...later.flat()]
  const productType = typeIn(all, first, isOwnType)
  return {
    brand: contentWords(brand),
    otherBrands: isSure ? [] : others.map(contentWords),
    // The vocabulary cannot separate Chinese or Japanese brands.
    isBrandSure: isSure && !brand.some((word) => UNSPACED.test(word)),
    productType,
    variant: contentWords(all).filter((word) => !productType.includes(word)),
    sizes: findSizes(name),
  }
}

/** Returns the brands that a name may show. */
export function brandsInName(
  name: string,
  categoryPath: string | null,
  vocabulary: NameVocabulary,
): BrandInName {
  const isOwnType = ownTypes(categoryPath, vocabulary)
  return brandInName(phrasesOf(name), {
    ...vocabulary,
    isCommon: (stem) => vocabulary.isCommon(stem) || isOwnType(stem),
    isType: (stem) => vocabulary.isType(stem) || isOwnType(stem),
  })
}

function ownTypes(categoryPath: string | null, vocabulary: NameVocabulary): NameVocabulary['isOwnType'] {
  const pathWords = new Set(wordsOfPath(categoryPath))
  return (stem) => pathWords.has(stem) || vocabulary.isOwnType(stem)
}

const phrasesOf = (name: string): string[][] =>
  withoutSizes(name)
    .split(/[,;|()–—]|\s-\s/)
    .map((phrase) =>
      phrase
        .split(/[\s/・]+/)
        .flatMap(wordsIn)
        .filter((word) => normalizeText(word).length > 0 || word === '&'),
    )
    .filter((words) => words.length > 0)

const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' })

const KATAKANA = /\p{Script=Katakana}/u
/** A run of Katakana is one word. */
const RUNS = /[\p{Script=Katakana}ー]+|[^\p{Script=Katakana}ー]+/gu

/** Longer texts without spaces are several words. */
const ONE_WORD = 4

function wordsIn(text: string): string[] {
  if (!UNSPACED.test(text)) return [text]
  const runs = text.length <= ONE_WORD ? [text] : (text.match(RUNS) ?? [])
  const words = runs.flatMap((run) =>
    run.length <= ONE_WORD || KATAKANA.test(run)
      ? [run]
      : Array.from(SEGMENTER.segment(run), ({ segment }) => segment).reduce<string[]>(joinLetters, []),
  )
  return words.filter((word) => word.length > 1)
}

/** The segmenter splits unknown words, such as brands, into letters. */
function joinLetters(words: string[], segment: string, index: number, all: string[]): string[] {
  const isLetter = (word: string | undefined) => word?.length === 1
  const last = words.at(-1)
  return last && isLetter(segment) && isLetter(all[index - 1])
    ? [...words.slice(0, -1), last + segment]
    : [...words, segment]
}

const wordsOfPath = (path: string | null): string[] =>
  (path ?? '')
    .split(/[>\s,&/]+/)
    .map(wordStem)
    .filter((word) => word.length > 2)

/** Falls back to the last word: "… Sea Salt Crisps". */
function typeIn(
  all: readonly string[],
  first: readonly string[],
  isOwnType: NameVocabulary['isOwnType'],
): readonly string[] {
  const named = contentWords(all.filter((word) => isOwnType(wordStem(word))))
  if (named.length > 0) return named
  return contentWords(first)
    .filter((word) => !/\d/.test(word))
    .slice(-1)
}

/** Recognition reads no other scripts. */
const READABLE = new RegExp(`^[a-z0-9${UNSPACED_LETTERS}]+$`, 'u')

function contentWords(words: readonly string[]): string[] {
  return [...new Set(words.map(normalizeText).filter((word) => READABLE.test(word) && !STOP_WORDS.has(word)))]
}
