import { type LanguageData, PACK_LANGUAGES, patternOf, wordsOf } from '@endcap/catalog/languages'
import { UNSPACED_LETTERS } from './similar-text.ts'

type Packs = LanguageData['packs']

/** Matches words, longest first, with `space` between their parts. */
export function alternation(words: readonly string[], space = ' '): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', space))
    .join('|')
}

/** Matches words of all languages. */
export function wordsInPacks(read: (packs: Packs) => readonly string[], space?: string): string {
  return alternation(
    wordsOf(PACK_LANGUAGES, ({ packs }) => read(packs)),
    space,
  )
}

/** Joins the languages' patterns. */
export function patternInPacks(read: (packs: Packs) => string | null): string {
  return patternOf(PACK_LANGUAGES, ({ packs }) => read(packs))
}

/** Chinese and Japanese words touch numbers: "内容量500ml", "30枚入り". */
export const SPACED_LETTER = String.raw`(?![${UNSPACED_LETTERS}])\p{L}`
