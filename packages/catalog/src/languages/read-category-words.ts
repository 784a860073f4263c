import type { Language } from './languages.ts'

/** Comma-separated, by path. */
type Words = Readonly<Record<string, string>>

/** Reads 200 to 600 kB, only for classification. */
export async function readCategoryWords(language: Language): Promise<Words> {
  const { default: words } = (await import(`../../languages/${language}/categories.json`, {
    with: { type: 'json' },
  })) as { default: Words }
  return words
}
