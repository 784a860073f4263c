import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import type { LanguageData } from './language.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { zhPacks } from './zh.ts'

export type { LanguageData, UnitName } from './language.ts'

/**
 * Languages of the marketplace's storefronts, by ISO 639-1 code. Where a word has several meanings, the first
 * language counts.
 */
const BY_CODE = { en, de, fr, es, it, pt, nl, sv, pl, tr, ar, ja } satisfies Record<string, LanguageData>

/** Code of a language. */
export type Language = keyof typeof BY_CODE

/** Codes of all languages. */
// `Object.keys` returns the keys of the object above, in their order.
export const LANGUAGES = Object.keys(BY_CODE) as readonly Language[]

/** Data of all languages, in the same order. */
export const LANGUAGE_DATA: readonly LanguageData[] = Object.values(BY_CODE)

/** Words on packs in all languages that packs are read in: those of the storefronts, and Chinese. */
export const PACK_LANGUAGES: readonly Pick<LanguageData, 'packs'>[] = [...LANGUAGE_DATA, { packs: zhPacks }]

/** Returns the data of a language. */
export const languageData = (language: Language): LanguageData => BY_CODE[language]

/** Splits a list of words at white space. An underscore stands for a space within a word. */
export function wordList(words: string): string[] {
  return words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '))
}

/** Returns the words of all languages that `read` returns, without duplicates. */
export function wordsOf<Data>(
  languages: readonly Data[],
  read: (language: Data) => string | undefined,
): string[] {
  return [...new Set(languages.flatMap((language) => wordList(read(language) ?? '')))]
}

/** Returns the source of a pattern that matches what one of the languages' patterns matches. */
export function sourceOf<Data>(languages: readonly Data[], read: (language: Data) => RegExp | null): string {
  return languages.flatMap((language) => read(language)?.source ?? []).join('|')
}
