import { type LanguageData, PACK_LANGUAGES, patternOf, wordsOf } from '@endcap/catalog/languages'
import { UNSPACED_LETTERS } from './similar-text.ts'

type Packs = LanguageData['packs']

/** Returns the source of a pattern that matches any of the words, the longest that fits. `space` matches a space in a word. */
export function alternation(words: readonly string[], space = ' '): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', space))
    .join('|')
}

/** Returns the source of a pattern that matches the words on packs of all languages. */
export function wordsInPacks(read: (packs: Packs) => readonly string[], space?: string): string {
  return alternation(
    wordsOf(PACK_LANGUAGES, ({ packs }) => read(packs)),
    space,
  )
}

/** Returns the source of a pattern that matches what a language's pattern for packs matches. */
export function patternInPacks(read: (packs: Packs) => string | null): string {
  return patternOf(PACK_LANGUAGES, ({ packs }) => read(packs))
}

/**
 * Matches a letter of a script with spaces between words. Chinese and Japanese words touch numbers and units: "内容量500ml",
 * "30枚入り".
 */
export const SPACED_LETTER = String.raw`(?![${UNSPACED_LETTERS}])\p{L}`
