import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import english from 'wink-porter2-stemmer'
import { LANGUAGE_DATA, LANGUAGES, type Language, languageData } from '../languages/languages.ts'

/** Folds case, accents, ß and ligatures. */
export function plain(text: string): string {
  // Four of five words are ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
}

/** Returns plain words. */
export const plainWords = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(plain))

/** Drops possessive endings. */
export const splitWords = (text: string): string[] =>
  plain(text)
    .replace(/['’`´]s\b/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
    .flatMap(segments)

const UNSPACED = LANGUAGES.flatMap((language) => {
  const { unspacedLetters } = languageData(language).names
  return unspacedLetters
    ? [
        {
          letters: new RegExp(unspacedLetters, 'u'),
          segmenter: new Intl.Segmenter(language, { granularity: 'word' }),
        },
      ]
    : []
})
const MAX_SEGMENTED = 300

function segments(word: string): string[] {
  const unspaced = UNSPACED.find(({ letters }) => letters.test(word))
  if (!unspaced) return [word]
  return Array.from(unspaced.segmenter.segment(word.slice(0, MAX_SEGMENTED)), ({ segment }) => segment)
}

const FUNCTION_WORDS = byLanguage((language) => plainWords(languageData(language).names.functionWords))

/** Takes a plain word. */
export const isFunctionWord = (word: string, language: Language): boolean =>
  FUNCTION_WORDS[language].has(word)

const MEASURES: ReadonlySet<string> = new Set([
  ...'mm cm m km ml cl dl l ltr g gr kg x'.split(' '),
  ...LANGUAGE_DATA.flatMap(({ names }) => [...plainWords(names.measures)]),
])

/** Units describe the amount. */
export const isUnit = (word: string): boolean => MEASURES.has(word)
/** Includes numbers. */
export const isMeasure = (word: string): boolean => /^\d+$/.test(word) || isUnit(word)

/** Keeps function words only if there are no others. */
export function contentWords(phrase: string, language: Language): string[] {
  const withoutMeasures = splitWords(phrase).filter((word) => !isMeasure(word))
  const content = withoutMeasures.filter((word) => !isFunctionWord(word, language))
  return content.length > 0 ? content : withoutMeasures
}

/** Prefixes the language. Words with digits, such as model numbers, are not stemmed. */
export function stemKey(word: string, language: Language): string {
  return `${language}:${/\d/.test(word) ? word : STEM[language](word)}`
}

const MAX_ENDING = 2

/** Allows plural endings: Italian "Federica" is no "federa". */
export const isFarFromStem = (word: string, key: string, language: Language): boolean =>
  word.length - (key.length - language.length - 1) > MAX_ENDING

/** Porter 2001. The English one is Porter 2. */
const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  arabic,
  dutch,
  english,
  french,
  german,
  italian,
  portuguese,
  spanish,
  swedish,
  turkish,
}

const STEM = byLanguage((language): ((word: string) => string) => {
  const { stemmer } = languageData(language).names
  if (stemmer === null) return (word) => word
  if (typeof stemmer === 'number') return (word) => word.slice(0, stemmer)
  const stem = STEMMERS[stemmer]
  if (!stem) throw new Error(`languages/${language}/language.json has the unknown stemmer "${stemmer}"`)
  return stem
})

function byLanguage<Value>(read: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // Entries have all languages.
  return Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Record<
    Language,
    Value
  >
}
