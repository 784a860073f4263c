import { type LanguageData, PACK_LANGUAGES, patternOf, wordsOf } from '@endcap/catalog/languages'
import { UNSPACED_LETTERS } from './similar-text.ts'

type Packs = LanguageData['packs']

/** Matches any of the words, longest first. `space` matches spaces inside a word. */
export function alternation(words: readonly string[], space = ' '): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', space))
    .join('|')
}

/** Matches words on packs of all languages. */
export function wordsInPacks(read: (packs: Packs) => readonly string[], space?: string): string {
  return alternation(
    wordsOf(PACK_LANGUAGES, ({ packs }) => read(packs)),
    space,
  )
}

/** Joins the languages' patterns for packs. */
export function patternInPacks(read: (packs: Packs) => string | null): string {
  return patternOf(PACK_LANGUAGES, ({ packs }) => read(packs))
}

/** A letter of a script with spaces. Chinese and Japanese words touch numbers and units: "内容量500ml", "30枚入り". */
export const SPACED_LETTER = String.raw`(?![${UNSPACED_LETTERS}])\p{L}`
