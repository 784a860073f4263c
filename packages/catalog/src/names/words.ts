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

/** Returns the text in lower case without accents, with ß and ligatures spelled out. */
export function plain(text: string): string {
  // Four of five words have only plain letters.
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

/** Returns a list of words as a set in plain form. */
export const plainWords = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(plain))

/** Returns the words of a text in plain form, without possessive endings. */
export const splitWords = (text: string): string[] =>
  plain(text)
    .replace(/['’`´]s\b/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
    .flatMap(segments)

/** Segmentation for the languages without spaces between words, by their letters. */
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

/** Checks whether a plain word is a function word of a language. */
export const isFunctionWord = (word: string, language: Language): boolean =>
  FUNCTION_WORDS[language].has(word)

/** Units of measure and signs of no language. */
const MEASURES: ReadonlySet<string> = new Set([
  ...'mm cm m km ml cl dl l ltr g gr kg x'.split(' '),
  ...LANGUAGE_DATA.flatMap(({ names }) => [...plainWords(names.measures)]),
])

/** Checks whether a plain word is a unit, which describes the amount and not the product. */
export const isUnit = (word: string): boolean => MEASURES.has(word)
/** Checks whether a plain word is a number or a unit. */
export const isMeasure = (word: string): boolean => /^\d+$/.test(word) || isUnit(word)

/** Returns the words of a phrase without measures, and without function words unless it has no others. */
export function contentWords(phrase: string, language: Language): string[] {
  const withoutMeasures = splitWords(phrase).filter((word) => !isMeasure(word))
  const content = withoutMeasures.filter((word) => !isFunctionWord(word, language))
  return content.length > 0 ? content : withoutMeasures
}

/** Returns the index key of a word: language and stem. Words with digits, such as model numbers, are not stemmed. */
export function stemKey(word: string, language: Language): string {
  return `${language}:${/\d/.test(word) ? word : STEM[language](word)}`
}

/** Letters of the longest ending of a plural. */
const MAX_ENDING = 2

/** Checks whether a stem lacks more of a word than the ending of a plural: Italian "Federica" is no "federa". */
export const isFarFromStem = (word: string, key: string, language: Language): boolean =>
  word.length - (key.length - language.length - 1) > MAX_ENDING

/** The Snowball algorithms (Porter 2001), whose English one is also called Porter 2. */
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

/** Returns what `read` returns for each language, by language. */
function byLanguage<Value>(read: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // The entries have all languages as keys.
  return Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Record<
    Language,
    Value
  >
}
