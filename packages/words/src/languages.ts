/** Fallback first. Each has a file like `en.json`. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** Reads BCP 47's primary subtag. */
export function languageOf(tag: string): Language | null {
  const [primary] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? null
}
