import { LANGUAGE_DATA, type LanguageData, sourceOf, wordsOf } from '@endcap/catalog/languages'

type Packs = LanguageData['packs']

/** Returns the source of a pattern that matches any of the words, the longest that fits. `space` matches a space in a word. */
export function alternation(words: readonly string[], space = ' '): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', space))
    .join('|')
}

/** Returns the source of a pattern that matches the words on packs of all languages. */
export function wordsInPacks(read: (packs: Packs) => string, space?: string): string {
  return alternation(
    wordsOf(LANGUAGE_DATA, ({ packs }) => read(packs)),
    space,
  )
}

/** Returns the source of a pattern that matches what a language's pattern for packs matches. */
export function patternInPacks(read: (packs: Packs) => RegExp | null): string {
  return sourceOf(LANGUAGE_DATA, ({ packs }) => read(packs))
}
