import { type Language, languageData } from '../languages/languages.ts'
import type { Category } from './categories.ts'

/** Returns the words for a category in product names in a language, separated by commas. */
export type CategoryWords = (category: Category, language: Language) => string

/**
 * Loads the words of all categories in these languages.
 *
 * @throws Error if one of the languages was not loaded
 */
export async function loadCategoryWords(languages: readonly Language[]): Promise<CategoryWords> {
  const loaded = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const { CATEGORY_WORDS } = await languageData(language).categoryWords()
        return [language, byPath(CATEGORY_WORDS)] as const
      }),
    ),
  )
  return ({ path }, language) => {
    const words = loaded.get(language)
    if (!words) throw new Error(`the category words of "${language}" are not loaded`)
    return words.get(path) ?? ''
  }
}

/** Reads lines of a path, a colon and words. */
function byPath(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
      }),
  )
}
