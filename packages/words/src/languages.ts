import type { Catalog } from './writer.ts'

type Load = () => Promise<{ default: Catalog }>

/** Loaders of the texts of each language, the fallback first. A new language is a file and a line. */
export const CATALOGS = {
  en: () => import('../en.json', { with: { type: 'json' } }),
  de: () => import('../de.json', { with: { type: 'json' } }),
  fr: () => import('../fr.json', { with: { type: 'json' } }),
  es: () => import('../es.json', { with: { type: 'json' } }),
} as const satisfies Record<string, Load>

export type Language = keyof typeof CATALOGS

export const FALLBACK: Language = 'en'

/** BCP 47 tags of the languages. */
export const LANGUAGES = Object.keys(CATALOGS) as [Language, ...Language[]]

/** Returns the language of a BCP 47 tag such as `de-AT`, or null without texts in it. */
export function languageOf(tag: string): Language | null {
  const [primary] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? null
}
