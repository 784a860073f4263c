import { LANGUAGE_DATA, type Language, languageData } from '../languages/languages.ts'
import { isFunctionWord, isUnit, plainWords, splitWords, stemKey } from './words.ts'

const NAME_PARTS = ['head', 'purpose', 'look', 'detail'] as const

/** A word of a product's name. */
export type NameWord = {
  /** Lower case, without accents. */
  plain: string
  /** Index key of its stem in each language. Null for function words and measures, which match only in brands. */
  stems: ReadonlyMap<Language, string> | null
  /** Index among the words with stems, or that of the last such word before it. */
  ordinal: number
  /** Part of the name that contains it: the product itself, its purpose, its color or material, or further details. */
  part: (typeof NAME_PARTS)[number]
  /** Position in that part, from 0 for the first word to 1 for the last. */
  place: number
}

/** Separators between the parts of a name: commas, bars, brackets, and dashes between spaces. */
const PARTS = /[,;|()[\]–—•:、｜【】「」『』（）]|\s-\s|\s\/\s/

/** Maximum length of a word with stems. Longer tokens are no words, and splitting them as compounds is slow. */
const MAX_WORD_LENGTH = 40

/** Words before the purpose or the accessories of a product, and before its color or material, in all languages. */
const PURPOSE = plainWords(LANGUAGE_DATA.flatMap(({ names }) => names.purpose))
const LOOK = plainWords(LANGUAGE_DATA.flatMap(({ names }) => names.look))

export type ReadName = {
  words: NameWord[]
  functionWords: ReadonlyMap<Language, number>
  /** Number of the name's letters that English lacks, by language. */
  accents: ReadonlyMap<Language, number>
}

/** Returns the words of a name, at most `maxWords` of them with stems, and counts that indicate its language. */
export function readName(name: string, maxWords: number, languages: readonly Language[]): ReadName {
  const functionWords = new Map<Language, number>()
  const found: NameWord[] = []
  let ordinal = -1
  let isFirst = true
  for (const text of name.split(PARTS)) {
    const begin = found.length
    let part: NameWord['part'] = isFirst ? 'head' : 'detail'
    const tokens = splitWords(text)
    for (const [place, token] of tokens.entries()) {
      const matching = languages.filter((language) => isFunctionWord(token, language))
      for (const language of matching)
        functionWords.set(language, (functionWords.get(language) ?? 0) + 1 / matching.length)
      if (PURPOSE.has(token) && ordinal >= 0) part = 'purpose'
      // "2 in 1" is no color.
      if (LOOK.has(token) && ordinal >= 0 && part === 'head' && !/^\d/.test(tokens[place + 1] ?? ''))
        part = 'look'
      const hasStems = matching.length === 0 && !isUnit(token) && token.length <= MAX_WORD_LENGTH
      if (hasStems) ordinal++
      if (ordinal >= maxWords) break
      found.push({
        plain: token,
        stems: hasStems ? stemsOf(token, languages) : null,
        ordinal,
        part,
        place: 0,
      })
    }
    setPlaces(found.slice(begin))
    if (found.length > begin) isFirst = false
  }
  return { words: found, functionWords, accents: countAccents(name, languages) }
}

const stemsOf = (word: string, languages: readonly Language[]): ReadonlyMap<Language, string> =>
  new Map(languages.map((language) => [language, stemKey(word, language)]))

/** Sets the place of each word in its part, ignoring numbers and function words. */
function setPlaces(found: readonly NameWord[]): void {
  for (const part of NAME_PARTS) {
    const counted = found.filter(
      (word) => word.part === part && word.stems !== null && !/^\d/.test(word.plain),
    )
    for (const [index, word] of counted.entries())
      word.place = counted.length > 1 ? index / (counted.length - 1) : 1
  }
}

function countAccents(name: string, languages: readonly Language[]): ReadonlyMap<Language, number> {
  const letters = Array.from(name.normalize('NFC').toLowerCase()).filter((letter) => letter > '\u007f')
  const count = (language: Language) =>
    letters.filter((letter) => languageData(language).names.accents.includes(letter)).length
  return new Map(languages.map((language) => [language, count(language)]))
}
