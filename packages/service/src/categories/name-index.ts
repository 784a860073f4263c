import { brandKeys, phraseKeys } from './name-words.ts'
import { CATEGORIES, type Category, type Language, LANGUAGES } from './taxonomy.ts'

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

export type NameIndex = {
  /** Phrases that have the key. */
  find: (key: string) => readonly Phrase[]
  /** BM25's inverse document frequency of a key, a category being a document. */
  rarity: (key: string) => number
}

export const brandKey = (word: string): string => `brand:${word}`

/** Built of the taxonomy once, when first asked for: some 200 ms. */
export function nameIndex(): NameIndex {
  return (index ??= build(CATEGORIES))
}
let index: NameIndex | undefined

function build(categories: readonly Category[]): NameIndex {
  const drafts = categories.flatMap(phrasesOf)
  const users = new Map<string, Set<string>>()
  for (const { category, keys } of drafts) {
    for (const key of keys) users.set(key, (users.get(key) ?? new Set()).add(category.id))
  }
  const rarity = (key: string): number => {
    const count = users.get(key)?.size ?? 0
    return Math.log(1 + (categories.length - count + 0.5) / (count + 0.5))
  }
  const postings = new Map<string, Phrase[]>()
  for (const draft of drafts) {
    const phrase = { ...draft, rarity: draft.keys.reduce((sum, key) => sum + rarity(key), 0) }
    for (const key of new Set(phrase.keys)) {
      const those = postings.get(key)
      if (those) those.push(phrase)
      else postings.set(key, [phrase])
    }
  }
  return { find: (key) => postings.get(key) ?? [], rarity }
}

function phrasesOf(category: Category): Omit<Phrase, 'rarity'>[] {
  const { name, words, brands } = category
  // "Bags And Wraps" are bags, and wraps.
  const names = name.includes(' And ') ? name.split(' And ') : [name]
  return [
    ...names.map((part) => ({
      category,
      field: 'name' as const,
      language: 'en' as const,
      keys: phraseKeys(part, 'en'),
    })),
    ...LANGUAGES.flatMap((language) =>
      words[language].map((word) => ({
        category,
        field: 'word' as const,
        language,
        keys: phraseKeys(word, language),
      })),
    ),
    ...brands.map((brand) => ({
      category,
      field: 'brand' as const,
      language: null,
      keys: brandKeys(brand).map(brandKey),
    })),
  ].filter(({ keys }) => keys.length > 0)
}
