import type { Language } from './languages.ts'

/** Words for categories in product names, separated by commas, by the path of the category. */
type Words = Readonly<Record<string, string>>

/** Reads the category words of a language, 200 to 600 kB. Only classification needs them. */
export async function readCategoryWords(language: Language): Promise<Words> {
  const { default: words } = (await import(`../../languages/${language}/categories.json`, {
    with: { type: 'json' },
  })) as { default: Words }
  return words
}
