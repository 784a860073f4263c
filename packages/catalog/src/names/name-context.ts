import { type Language, languageData } from '../languages/languages.ts'
import { type Category, findCategoryByPath } from '../taxonomy/categories.ts'
import { findHeadNoun, type HeadNoun, isModifier, wholePhrases } from './head-noun.ts'
import { brandKey, isDerived, type NameIndex, type Phrase } from './name-index.ts'
import type { NameWord } from './read-name.ts'
import { WORD_BRANDS } from './word-brands.ts'
import { isUnit } from './words.ts'

/** Every number was chosen on the development names in `bench/categories`. */
const SETTINGS = {
  /** Factor for a brand of ordinary words that is not at the start of the name ("Shirt in Red Stripe"). */
  homonym: 0.3,
  /** Factors for a brand that is a common word: beside the noun of another branch, and with no other sign. */
  otherHead: 0.05,
  unsupported: 0.15,
  /** Factor for any other brand before the name of a category of another branch. */
  otherName: 0.5,
  /** Weight from which a language may have the head noun. The most likely one has 1. */
  likely: 0.45,
  /** Factor for colors, materials and audiences beside a noun. */
  modifier: 0.6,
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
  /** The head noun of a name of any length. A shelf's label has none. */
  head: HeadNoun | null
  /** The noun of an accessory, in any likely language: "capa" covers phones in Portuguese, and people in Spanish. */
  accessory: HeadNoun | null
  /** True for a name of few words. */
  isShort: boolean
  /** Names and other words of categories that are the whole name. */
  whole: readonly Phrase[]
  /** True if a weight or volume follows: "Marmite 250 g". */
  isMeasured: boolean
  /** True if the name's other words are modifiers of the noun. */
  isFocused: boolean
  index: NameIndex
}

/** Weights and volumes as one word. */
const AMOUNT = /^\d+(?:g|kg|mg|ml|cl|l|oz|lb|lbs)$/

/** Returns the context of a name's words. */
export function contextOf(
  words: readonly NameWord[],
  languages: ReadonlyMap<Language, number>,
  { index, isShelf }: { index: NameIndex; isShelf: boolean },
): NameContext {
  const [[language] = ['en' as const]] = [...languages].toSorted(([, a], [, b]) => b - a)
  const noun = isShelf ? null : nounOfShortName(words, language, index)
  const isFocused = noun !== null && !isNamedWithout(noun, { words, language, noun, index })
  const known = words.filter(({ stems }) => stems !== null)
  // "Secret" is no Portuguese "secretária" (desk). English forms are compared in detail.
  const isExact = (each: Language) => each === 'en' || known.every(({ plain }) => index.hasForm(plain, each))
  const whole = [...languages.keys()].filter(isExact).flatMap((each) => wholePhrases(known, each, index))
  const heads = isShelf ? [] : headsOf(words, languages, index)
  return {
    words,
    language,
    noun,
    isFocused,
    index,
    head: heads[0] ?? null,
    accessory: heads.find(({ isAccessory }) => isAccessory) ?? null,
    whole,
    isShort: known.length <= SETTINGS.maxWords,
    isMeasured: words.some(
      ({ plain }, at) => AMOUNT.test(plain) || (isUnit(plain) && /^\d/.test(words[at - 1]?.plain ?? '')),
    ),
  }
}

/** Returns the head nouns in the language that the name is most likely in, and in those that are nearly as likely. */
const headsOf = (
  words: readonly NameWord[],
  languages: ReadonlyMap<Language, number>,
  index: NameIndex,
): HeadNoun[] =>
  [...languages]
    .filter(([, weight]) => weight >= SETTINGS.likely)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([language]) => findHeadNoun(words, language, index) ?? [])

/** Returns the factor for a word by its part in a short name. Colors and materials beside a noun count less in any. */
export function focusOn(word: NameWord, { noun, isFocused, head, language }: NameContext): number {
  if (isFocused && word === noun) return SETTINGS.noun
  const isBeside = head !== null && !head.words.includes(word) && isModifier(word, language)
  return (isFocused ? SETTINGS.others : 1) * (isBeside ? SETTINGS.modifier : 1)
}

/**
 * Favors the head noun: "Bicycle helmet" is no pack of cards. Common words need a second sign. `isSupported`
 * checks the branch.
 */
export function brandFactor(
  brand: Phrase,
  matched: readonly NameWord[],
  { words, language, head, isShort, isMeasured, index }: NameContext,
  isSupported: boolean,
): number {
  const [first] = matched
  const isWord = matched.length === 1 && WORD_BRANDS.has(first?.plain ?? '')
  const isOrdinary =
    isWord || matched.every(({ stems }) => [...(stems ?? [])].some(([, key]) => index.has(key)))
  if (head && head.phrases.length > 0 && !matched.some(({ part }) => part === 'purpose')) {
    const isHead = matched.some((word) => head.words.includes(word))
    // Brands that are words need the noun in their own group, the second level.
    const level = isWord ? Math.min(brand.category.lineage.length, 2) - 1 : 0
    const isSame = head.phrases.some(
      ({ category }) => category.lineage[level] === brand.category.lineage[level],
    )
    const isWholeHead = isHead && head.words.length === matched.length
    if (isSame && (isWord || isWholeHead || !isHead)) return 1
    if (isWord || (isWholeHead && matched.length > 1))
      return isMeasured && isSupported ? 1 : SETTINGS.otherHead
    if (!isHead && isShort && isOuter(head, words, language)) {
      if (isOrdinary) return SETTINGS.homonym
      if (head.phrases.some(({ field }) => field === 'name')) return SETTINGS.otherName
    }
  }
  if (isWord) return isSupported ? 1 : SETTINGS.unsupported
  if (!isOrdinary || first === firstOf(words) || matched.some(({ part }) => part === 'purpose')) return 1
  const isLook = matched.some(({ part }) => part === 'look')
  return isLook || languageData(language).names.isProductLast ? SETTINGS.homonym : 1
}

/** Checks whether nothing follows the head noun, or precedes it where names begin with it. */
const isOuter = (head: HeadNoun, words: readonly NameWord[], language: Language): boolean =>
  languageData(language).names.isProductLast
    ? head.words.at(-1) === words.findLast(({ stems }) => stems !== null)
    : head.words[0] === firstOf(words)

/**
 * Returns the categories that a device's brand indicates beside the noun of an accessory, or null if it indicates the
 * device: that of the device's accessories, and those of its group, down from the second level, that the noun names.
 */
export function accessoriesOf({ category }: Phrase, { accessory }: NameContext): readonly Category[] | null {
  if (!accessory || category.accessories === null) return null
  const target = findCategoryByPath(category.accessories)
  if (!target) return null
  const named = accessory.phrases.map((phrase) => phrase.category)
  if (named.includes(category)) return null
  const [, group] = target.lineage
  return [target, ...named.filter(({ lineage }) => lineage[1] === group)]
}

/** Returns the first word of a name that is no function word. */
const firstOf = (words: readonly NameWord[]): NameWord | undefined =>
  words.find(({ stems }) => stems !== null)

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
function isNamedWithout(
  noun: NameWord,
  { words, language, index }: Pick<NameContext, 'words' | 'language' | 'index'> & { noun: NameWord },
): boolean {
  const keys = words.map(({ stems }) => stems?.get(language) ?? '')
  const follows = (phrase: readonly string[], start: number, of: readonly string[]) =>
    phrase.every((key, at) => of[start + at] === key)
  const brands = words.map(({ plain }) => brandKey(plain))
  const begin = words.findIndex((word) => word === firstOf(words))
  const isBrand = ({ keys: ofBrand }: Phrase) =>
    follows(ofBrand, begin, brands) && !(ofBrand.length === 1 && WORD_BRANDS.has(words[begin]?.plain ?? ''))
  if (index.find(brands[begin] ?? '').some(isBrand)) return true
  // "Deep pocket" names no product, because "pocket" alone is none.
  const isLast = languageData(language).names.isProductLast
  const isNoun = (start: number, count: number) => {
    const word = words[isLast ? start + count - 1 : start]
    const key = word?.stems?.get(language) ?? ''
    return index
      .find(key)
      .some(
        ({ field, keys: own }) =>
          field !== 'brand' && own.at(isLast ? -1 : 0) === key && (own.length === 1 || field === 'name'),
      )
  }
  return words.some(
    (word, start) =>
      word.part === 'head' &&
      index
        .find(keys[start] ?? '')
        .some(
          (phrase) =>
            phrase.keys.length > 1 &&
            follows(phrase.keys, start, keys) &&
            isNoun(start, phrase.keys.length) &&
            !words.slice(start, start + phrase.keys.length).includes(noun),
        ),
  )
}
