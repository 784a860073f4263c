/** Languages of the texts, the fallback first. A new one is a file beside `en.json` and a row here. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** Returns the language of a BCP 47 tag such as `de-AT`, or null if there are no texts in it. */
export function languageOf(tag: string): Language | null {
  const [primary] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? null
}
