import { type Language, languageData } from '../languages/languages.ts'
import { type Category, findCategoryByPath } from '../taxonomy/categories.ts'
import { findHeadNoun, type HeadNoun, isModifier, wholePhrases } from './head-noun.ts'
import { brandKey, isDerived, type NameIndex, type Phrase } from './name-index.ts'
import type { NameWord } from './read-name.ts'
import { WORD_BRANDS } from './word-brands.ts'
import { isUnit } from './words.ts'

/** Factors, chosen on names in `bench/categories`. */
const SETTINGS = {
  /** Brands of ordinary words, not at the start ("Shirt in Red Stripe"). */
  homonym: 0.3,
  /** Common-word brands before another branch's noun, and alone. */
  otherHead: 0.05,
  unsupported: 0.15,
  /** Other brands before another branch's name. */
  otherName: 0.5,
  /** Weight of a language that may have the head noun. The best has 1. */
  likely: 0.45,
  modifier: 0.6,
  /** Maximum length, and weights of the noun and other words. */
  maxWords: 5,
  noun: 1.3,
  others: 0.55,
}

export type NameContext = {
  words: readonly NameWord[]
  language: Language
  noun: NameWord | null
  /** Null for shelf labels. */
  head: HeadNoun | null
  /** "capa" covers phones in Portuguese, people in Spanish. */
  accessory: HeadNoun | null
  isShort: boolean
  whole: readonly Phrase[]
  /** "Marmite 250 g" */
  isMeasured: boolean
  isFocused: boolean
  index: NameIndex
}

const AMOUNT = /^\d+(?:g|kg|mg|ml|cl|l|oz|lb|lbs)$/

/** Finds nouns and language of a name. */
export function contextOf(
  words: readonly NameWord[],
  languages: ReadonlyMap<Language, number>,
  { index, isShelf }: { index: NameIndex; isShelf: boolean },
): NameContext {
  const [[language] = ['en' as const]] = [...languages].toSorted(([, a], [, b]) => b - a)
  const noun = isShelf ? null : nounOfShortName(words, language, index)
  const isFocused = noun !== null && !isNamedWithout(noun, { words, language, noun, index })
  const known = words.filter(({ stems }) => stems !== null)
  // "Secret" is no Portuguese "secretária" (desk). English is compared in detail later.
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

const headsOf = (
  words: readonly NameWord[],
  languages: ReadonlyMap<Language, number>,
  index: NameIndex,
): HeadNoun[] =>
  [...languages]
    .filter(([, weight]) => weight >= SETTINGS.likely)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([language]) => findHeadNoun(words, language, index) ?? [])

/** Weighs down colors and materials next to any noun. */
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
    // Word brands need the noun in their group, the second level.
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

const isOuter = (head: HeadNoun, words: readonly NameWord[], language: Language): boolean =>
  languageData(language).names.isProductLast
    ? head.words.at(-1) === words.findLast(({ stems }) => stems !== null)
    : head.words[0] === firstOf(words)

/** Returns a device brand's accessories and categories that the noun names, or null for the device. */
export function accessoriesOf({ category }: Phrase, { accessory }: NameContext): readonly Category[] | null {
  if (!accessory || category.accessories === null) return null
  const target = findCategoryByPath(category.accessories)
  if (!target) return null
  const named = accessory.phrases.map((phrase) => phrase.category)
  if (named.includes(category)) return null
  const [, group] = target.lineage
  return [target, ...named.filter(({ lineage }) => lineage[1] === group)]
}

const firstOf = (words: readonly NameWord[]): NameWord | undefined =>
  words.find(({ stems }) => stems !== null)

/** "Olive Green Jacket": modifiers may be nouns of other products. */
function nounOfShortName(words: readonly NameWord[], language: Language, index: NameIndex): NameWord | null {
  const known = words.filter(({ stems }) => stems !== null)
  if (known.length > SETTINGS.maxWords || words.some(({ plain }) => /\d/.test(plain))) return null
  const head = known.filter(({ part }) => part === 'head')
  const noun = languageData(language).names.isProductLast ? head.at(-1) : head[0]
  return noun && nounPhrases(noun, language, index).length > 0 ? noun : null
}

const nounPhrases = ({ plain, stems }: NameWord, language: Language, { find }: NameIndex): Phrase[] =>
  find(stems?.get(language) ?? '').filter(
    ({ field, keys, forms }) => field !== 'brand' && keys.length === 1 && !isDerived(plain, forms[0]),
  )

/** Needs a brand or several words ("Lip Balm Honey"). */
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
  // "Deep pocket" names no product.
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
