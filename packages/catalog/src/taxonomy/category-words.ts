import type { Language } from '../languages/languages.ts'
import { readCategoryWords } from '../languages/read-category-words.ts'
import type { Category } from './categories.ts'

export type CategoryWords = (category: Category, language: Language) => string

/**
 * Loads all categories.
 * @throws Error if a language was not loaded
 */
export async function loadCategoryWords(languages: readonly Language[]): Promise<CategoryWords> {
  const loaded = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await readCategoryWords(language)] as const),
    ),
  )
  return ({ path }, language) => {
    const words = loaded.get(language)
    if (!words) throw new Error(`the category words of "${language}" are not loaded`)
    return words[path] ?? ''
  }
}
