import { type Language, languageData } from '../languages/languages.ts'
import { brandKey, type NameIndex, type Phrase } from './name-index.ts'
import type { NameWord } from './read-name.ts'

/** Every number was chosen on the development names in `bench/categories`. */
const SETTINGS = {
  /** Factor for a brand of ordinary words that is not at the start of the name ("Shirt in Red Stripe"). */
  homonym: 0.3,
  /** Maximum number of words of a short name, and the weights of its noun and of its other words. */
  maxWords: 5,
  noun: 1.3,
  others: 0.55,
}

/** A name's words with its main language and, in a short name, the noun of the product. */
export type NameContext = {
  words: readonly NameWord[]
  language: Language
  noun: NameWord | null
  /** True if the name's other words are modifiers of the noun. */
  isFocused: boolean
  index: NameIndex
}

/** Returns the context of a name's words. */
export function contextOf(
  words: readonly NameWord[],
  languages: ReadonlyMap<Language, number>,
  { index, isShelf }: { index: NameIndex; isShelf: boolean },
): NameContext {
  const [[language] = ['en' as const]] = [...languages].toSorted(([, a], [, b]) => b - a)
  const noun = isShelf ? null : nounOfShortName(words, language, index)
  const isFocused = noun !== null && !isNamedWithout(noun, { words, language, noun, index })
  return { words, language, noun, isFocused, index }
}

/** Returns the factor for a word by its part in a short name. */
export const focusOn = (word: NameWord, { noun, isFocused }: NameContext): number =>
  !isFocused ? 1 : word === noun ? SETTINGS.noun : SETTINGS.others

/**
 * Returns the factor for a brand by its place. Ordinary words are a brand at the start of a name, and not
 * where another noun follows: "Red Stripe Shirt" is no beer.
 */
export function brandFactor(
  brand: Phrase,
  matched: readonly NameWord[],
  { words, language, noun, index }: NameContext,
): number {
  const isOrdinary = matched.every(({ stems }) => [...(stems ?? [])].some(([, key]) => index.has(key)))
  if (!isOrdinary) return 1
  if (matched.some(({ part }) => part === 'purpose')) return 1
  const isLook = matched.some(({ part }) => part === 'look')
  if (matched[0] !== firstOf(words))
    return isLook || languageData(language).names.isProductLast ? SETTINGS.homonym : 1
  if (matched.length === 1 || !noun || matched.includes(noun)) return 1
  const family = brand.category.lineage[0]
  return nounPhrases(noun, language, index).some(({ category }) => category.lineage[0] === family)
    ? 1
    : SETTINGS.homonym
}

/** Returns the first word of a name that is no function word. */
const firstOf = (words: readonly NameWord[]): NameWord | undefined =>
  words.find(({ stems }) => stems !== null)

/** Checks whether two English words of the same stem differ by more than the ending of the plural. */
export function isDerived(word: string, form: string | undefined): boolean {
  return form !== undefined && word !== form && singular(word) !== singular(form)
}
const singular = (word: string): string => word.replace(/(?:ies|es|s|y|e)$/, '')

/**
 * Returns the noun that names the product in a short name without numbers ("Olive Green Jacket"), or null.
 * Its other words are modifiers, which may be nouns of other products.
 */
function nounOfShortName(words: readonly NameWord[], language: Language, index: NameIndex): NameWord | null {
  const known = words.filter(({ stems }) => stems !== null)
  if (known.length > SETTINGS.maxWords || words.some(({ plain }) => /\d/.test(plain))) return null
  const head = known.filter(({ part }) => part === 'head')
  const noun = languageData(language).names.isProductLast ? head.at(-1) : head[0]
  return noun && nounPhrases(noun, language, index).length > 0 ? noun : null
}

/** Returns the phrases that consist of a noun alone. */
const nounPhrases = ({ plain, stems }: NameWord, language: Language, { find }: NameIndex): Phrase[] =>
  find(stems?.get(language) ?? '').filter(
    ({ field, keys, forms }) => field !== 'brand' && keys.length === 1 && !isDerived(plain, forms[0]),
  )

/**
 * Checks whether a name shows without its last word what the product is: by a brand at its start, or by a
 * term of several words ("Lip Balm Honey").
 */
function isNamedWithout(noun: NameWord, { words, language, index }: Omit<NameContext, 'isFocused'>): boolean {
  const keys = words.map(({ stems }) => stems?.get(language) ?? '')
  const follows = (phrase: readonly string[], start: number, of: readonly string[]) =>
    phrase.every((key, at) => of[start + at] === key)
  const brands = words.map(({ plain }) => brandKey(plain))
  const begin = words.findIndex((word) => word === firstOf(words))
  if (index.find(brands[begin] ?? '').some((phrase) => follows(phrase.keys, begin, brands))) return true
  return words.some(
    (word, start) =>
      word.part === 'head' &&
      index
        .find(keys[start] ?? '')
        .some(
          (phrase) =>
            phrase.keys.length > 1 &&
            follows(phrase.keys, start, keys) &&
            !words.slice(start, start + phrase.keys.length).includes(noun),
        ),
  )
}
