import { LANGUAGES, type Language, languageData } from '../languages/languages.ts'
import { isDerived, type NameIndex, type Phrase } from './name-index.ts'
import type { NameWord } from './read-name.ts'
import { isFarFromStem, plainWords, stemKey } from './words.ts'

/** "screen protector" in "Galaxy S24 screen protector 2 pack". */
export type HeadNoun = {
  words: readonly NameWord[]
  phrases: readonly Phrase[]
  /** "Pixel 8 charger" */
  isAccessory: boolean
}

/** "open ear headphones" */
const MAX_WORDS = 4

const MODIFIERS = new Map(
  LANGUAGES.map((language) => [language, plainWords(languageData(language).names.modifiers)]),
)
const ACCESSORIES = new Map(
  LANGUAGES.map((language) => [
    language,
    new Set([...plainWords(languageData(language).names.accessories)].map((word) => stemKey(word, language))),
  ]),
)

/** Checks colors, materials, audiences and sizes. */
export const isModifier = ({ plain }: NameWord, language: Language): boolean =>
  MODIFIERS.get(language)?.has(plain) ?? false

/** Returns the last noun if names end with the product, else the first. */
export function findHeadNoun(
  words: readonly NameWord[],
  language: Language,
  index: NameIndex,
): HeadNoun | null {
  const head = words.filter(
    ({ part, stems, plain }) => part === 'head' && stems !== null && !/^\d/.test(plain),
  )
  const { isProductLast } = languageData(language).names
  const places = head.map((_, place) => place)
  for (const place of isProductLast ? places.toReversed() : places) {
    const word = head[place]
    if (!word || isModifier(word, language)) continue
    const noun = nounAt(head, place, { language, index, isProductLast })
    if (noun) return noun
  }
  return null
}

/** Includes compounds: "Ersatzfilter". */
function isAccessoryNoun(word: NameWord | undefined, language: Language): boolean {
  const own = ACCESSORIES.get(language)
  const stem = word?.stems?.get(language)
  if (!own || !word || stem === undefined) return false
  if (own.has(stem)) return true
  if (!languageData(language).names.hasCompounds) return false
  const { plain } = word
  return Array.from({ length: Math.max(0, plain.length - 6) }, (_, at) => plain.slice(at + 3)).some((end) =>
    own.has(stemKey(end, language)),
  )
}

/** Returns the longest noun ending (or beginning) here. */
function nounAt(
  head: readonly NameWord[],
  place: number,
  { language, index, isProductLast }: { language: Language; index: NameIndex; isProductLast: boolean },
): HeadNoun | null {
  const isAccessory = isAccessoryNoun(head[place], language)
  for (let count = Math.min(MAX_WORDS, head.length); count > 0; count--) {
    const start = isProductLast ? place - count + 1 : place
    if (start < 0 || start + count > head.length) continue
    const words = head.slice(start, start + count)
    const phrases = wholePhrases(words, language, index)
    if (phrases.length > 0) return { words, phrases, isAccessory }
  }
  return isAccessory ? { words: head.slice(place, place + 1), phrases: [], isAccessory } : null
}

/** Matches exactly, except plurals: Italian "Federica" is no "federa" (pillowcase). */
export function wholePhrases(
  words: readonly NameWord[],
  language: Language,
  { find, hasForm }: NameIndex,
): Phrase[] {
  const keys = words.map(({ stems }) => stems?.get(language) ?? '')
  const isClose = ({ plain, stems }: NameWord) =>
    hasForm(plain, language) || !isFarFromStem(plain, stems?.get(language) ?? '', language)
  if (!words.every(isClose)) return []
  return find(keys[0] ?? '').filter(
    (phrase) =>
      phrase.field !== 'brand' &&
      phrase.isTerm &&
      phrase.keys.length === keys.length &&
      phrase.keys.every(
        (key, at) => key === keys[at] && !isDerived(words[at]?.plain ?? '', phrase.forms[at]),
      ),
  )
}
