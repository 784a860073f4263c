import { LANGUAGE_DATA, type Language, languageData } from '../languages/languages.ts'
import { isFunctionWord, isUnit, plainWords, splitWords, stemKey } from './words.ts'

const NAME_PARTS = ['head', 'purpose', 'look', 'detail'] as const

export type NameWord = {
  /** Lowercase, without accents. */
  plain: string
  /** Null for function words and measures, which match only in brands. */
  stems: ReadonlyMap<Language, string> | null
  /** Index among words with stems. */
  ordinal: number
  part: (typeof NAME_PARTS)[number]
  /** From 0 (first word of the part) to 1. */
  place: number
}

const PARTS = /[,;|()[\]–—•:、｜【】「」『』（）]|\s-\s|\s\/\s/

/** Longer ones are not words, and slow to split. */
const MAX_WORD_LENGTH = 40

const PURPOSE = plainWords(LANGUAGE_DATA.flatMap(({ names }) => names.purpose))
const LOOK = plainWords(LANGUAGE_DATA.flatMap(({ names }) => names.look))

export type ReadName = {
  words: NameWord[]
  functionWords: ReadonlyMap<Language, number>
  accents: ReadonlyMap<Language, number>
}

/** Splits a name. Up to `maxWords` words have stems. */
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
