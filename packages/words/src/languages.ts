/** Fallback first. Each has a JSON file next to `en.json`. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** Matches the primary subtag of BCP 47. */
export function languageOf(tag: string): Language | null {
  const [primary] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? null
}
