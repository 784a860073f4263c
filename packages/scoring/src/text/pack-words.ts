import { type LanguageData, PACK_LANGUAGES, wordsOf } from '@endcap/catalog/languages'
import { normalizeText } from './similar-text.ts'

export type Dictionary = ReadonlyMap<string, string>

/** Keeps the first spelling of a form. */
export function dictionaryOf(words: Iterable<string>): Dictionary {
  const spellings = new Map<string, string>()
  for (const word of words) {
    const folded = normalizeText(word)
    if (folded.length > 0 && !spellings.has(folded)) spellings.set(folded, word)
  }
  return spellings
}

/** Function words precede quality and contents, so that "the" is not a tea. */
export function packDictionary(languages: readonly Pick<LanguageData, 'packs'>[]): Dictionary {
  const kinds = ['function', 'quality', 'content'] as const
  return dictionaryOf(kinds.flatMap((kind) => wordsOf(languages, ({ packs }) => packs.words[kind])))
}

export const PACK_WORDS: Dictionary = packDictionary(PACK_LANGUAGES)
