import { type LanguageData, PACK_LANGUAGES, wordsOf } from '@endcap/catalog/languages'
import { normaliseText } from './similar-text.ts'

/** Spellings of words by their folded form. */
export type Dictionary = ReadonlyMap<string, string>

/** Returns a dictionary of the words. The first spelling of a folded form counts. */
export function dictionaryOf(words: Iterable<string>): Dictionary {
  const spellings = new Map<string, string>()
  for (const word of words) {
    const folded = normaliseText(word)
    if (folded.length > 0 && !spellings.has(folded)) spellings.set(folded, word)
  }
  return spellings
}

/**
 * Returns the dictionary of the words that are common on packs in these languages. Function words precede words of
 * quality, and these the contents, so that "the" is no tea.
 */
export function packDictionary(languages: readonly Pick<LanguageData, 'packs'>[]): Dictionary {
  const kinds = ['function', 'quality', 'content'] as const
  return dictionaryOf(kinds.flatMap((kind) => wordsOf(languages, ({ packs }) => packs.words[kind])))
}

/** Dictionary of the words that are common on packs in all languages. */
export const PACK_WORDS: Dictionary = packDictionary(PACK_LANGUAGES)
