import { setImmediate } from 'node:timers/promises'
import { contentWords, isMeasure, splitWords, stemKey } from './name-words.ts'
import { CATEGORIES, type Category, type Language } from './taxonomy.ts'

/** Where in a category a phrase stands. */
export type Field = 'name' | 'word' | 'brand'

/** A name, other word or brand of a category: its words as index keys, and how much each tells. */
export type Phrase = {
  category: Category
  field: Field
  /** Null for brands, which have none. */
  language: Language | null
  keys: readonly string[]
  /** Of all keys together. */
  rarity: number
}

/** Names whose language nobody says are looked for in these. */
export const NAME_LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt']

export type NameIndex = {
  languages: readonly Language[]
  /** Phrases that have the key. */
  find: (key: string) => readonly Phrase[]
  /** Whether some phrase has this very word, rather than one that only shares its stem. */
  hasForm: (word: string, language: Language) => boolean
  /** BM25's inverse document frequency of a key, a category being a document. */
  rarity: (key: string) => number
}

export const brandKey = (word: string): string => `brand:${word}`

/** Categories that are read in one go, some 15 ms: requests need not wait for the whole. */
const SLICE = 25

/**
 * The index over the words of these languages. Built of the taxonomy when it is first asked for: six
 * languages are a second of work and some 70 MB.
 */
export function loadNameIndex(languages = NAME_LANGUAGES): Promise<NameIndex> {
  const key = languages.join()
  const known = loading.get(key)
  if (known) return known
  const index = build(CATEGORIES, languages)
  loading.set(key, index)
  index.catch(() => loading.delete(key))
  return index
}
const loading = new Map<string, Promise<NameIndex>>()

async function build(categories: readonly Category[], languages: readonly Language[]): Promise<NameIndex> {
  const postings = new Map<string, Phrase[]>()
  const forms = new Map<string, string>()
  const keyOf = (word: string, language: Language): string => {
    const form = `${language}:${word}`
    const key = forms.get(form) ?? stemKey(word, language)
    forms.set(form, key)
    return key
  }
  const phrases: Phrase[] = []
  const add = (category: Category, field: Field, language: Language | null, keys: readonly string[]) => {
    if (keys.length === 0) return
    const phrase = { category, field, language, keys, rarity: 0 }
    phrases.push(phrase)
    for (const key of new Set(keys)) {
      const those = postings.get(key)
      if (those) those.push(phrase)
      else postings.set(key, [phrase])
    }
  }
  const addText = (category: Category, field: Field, language: Language, text: string) =>
    add(
      category,
      field,
      language,
      contentWords(text, language).map((word) => keyOf(word, language)),
    )
  for (const [place, category] of categories.entries()) {
    // "Bags And Wraps" are bags, and wraps.
    for (const name of category.name.split(' And ')) addText(category, 'name', 'en', name)
    for (const language of languages)
      for (const text of category.words[language].split(',')) addText(category, 'word', language, text)
    for (const brand of category.brands.split(',')) {
      const words = splitWords(brand)
      if (!words.every(isMeasure)) add(category, 'brand', null, words.map(brandKey))
    }
    if (place % SLICE === SLICE - 1) await setImmediate()
  }
  const rarities = new Map<string, number>()
  for (const [key, those] of postings) {
    const count = new Set(those.map(({ category }) => category)).size
    rarities.set(key, Math.log(1 + (categories.length - count + 0.5) / (count + 0.5)))
  }
  const rarity = (key: string): number => rarities.get(key) ?? 0
  for (const phrase of phrases) phrase.rarity = phrase.keys.reduce((sum, key) => sum + rarity(key), 0)
  return {
    languages,
    find: (key) => postings.get(key) ?? [],
    hasForm: (word, language) => forms.has(`${language}:${word}`),
    rarity,
  }
}
