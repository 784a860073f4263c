import { contentWords, splitWords, stemKey } from './name-words.ts'
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
  /** Whether some phrase has the key by this very word, rather than by one that only shares its stem. */
  hasForm: (key: string, word: string) => boolean
  /** BM25's inverse document frequency of a key, a category being a document. */
  rarity: (key: string) => number
}

export const brandKey = (word: string): string => `brand:${word}`

/** Built of the taxonomy once, when first asked for: some 200 ms. */
export function nameIndex(): NameIndex {
  return (built ??= build(CATEGORIES))
}
let built: NameIndex | undefined

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
  const forms = new Set(
    drafts.flatMap(({ keys, words }) => keys.map((key, index) => `${key} ${words[index]}`)),
  )
  for (const { words: _words, ...draft } of drafts) {
    const phrase = { ...draft, rarity: draft.keys.reduce((sum, key) => sum + rarity(key), 0) }
    for (const key of new Set(phrase.keys)) {
      const those = postings.get(key)
      if (those) those.push(phrase)
      else postings.set(key, [phrase])
    }
  }
  return {
    find: (key) => postings.get(key) ?? [],
    hasForm: (key, word) => forms.has(`${key} ${word}`),
    rarity,
  }
}

type Draft = Omit<Phrase, 'rarity'> & { words: readonly string[] }

function phrasesOf(category: Category): Draft[] {
  const { name, words, brands } = category
  const phrase = (text: string, field: Field, language: Language): Draft => {
    const those = contentWords(text, language)
    return { category, field, language, words: those, keys: those.map((word) => stemKey(word, language)) }
  }
  // "Bags And Wraps" are bags, and wraps.
  const names = name.includes(' And ') ? name.split(' And ') : [name]
  return [
    ...names.map((part) => phrase(part, 'name', 'en')),
    ...LANGUAGES.flatMap((language) => words[language].map((word) => phrase(word, 'word', language))),
    ...brands.map((brand): Draft => {
      const those = splitWords(brand)
      return { category, field: 'brand', language: null, words: those, keys: those.map(brandKey) }
    }),
  ].filter(({ keys }) => keys.length > 0)
}
