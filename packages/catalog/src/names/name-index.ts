import { LANGUAGES, type Language, languageData } from '../languages/languages.ts'
import { CATEGORIES, type Category } from '../taxonomy/categories.ts'
import { loadCategoryWords } from '../taxonomy/category-words.ts'
import { contentWords, isMeasure, splitWords, stemKey } from './words.ts'

/** Field of a category that contains a phrase. */
export type Field = 'name' | 'word' | 'brand'

/** A name, other word or brand of a category, as index keys. */
export type Phrase = {
  category: Category
  field: Field
  /** Null for brands. */
  language: Language | null
  keys: readonly string[]
  /** The English words of the keys, in plain form. Empty in other languages, whose stems keep the meaning better. */
  forms: readonly string[]
  /** Sum over all keys. */
  rarity: number
}

/** Languages in which names of unknown language are classified. */
export const NAME_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => languageData(language).names.isGuessed,
)

export type NameIndex = {
  languages: readonly Language[]
  /** Returns the phrases that contain the key. */
  find: (key: string) => readonly Phrase[]
  /** Checks whether a phrase contains the exact word, not only a word with the same stem. */
  hasForm: (word: string, language: Language) => boolean
  /** Returns BM25's inverse document frequency of a key, with one document per category. */
  rarity: (key: string) => number
}

/** Returns the index key of a word of a brand. */
export const brandKey = (word: string): string => `brand:${word}`

/** Waits until the event loop has run other work: `setImmediate` of `node:timers/promises`. */
export type Pause = () => Promise<void>

/** Categories indexed between two pauses, about 15 ms. */
const SLICE = 25

/**
 * Returns the index over the words of these languages. Builds it from the taxonomy at the first call: six
 * languages take a second and about 70 MB. Pauses between short slices of work.
 */
export function loadNameIndex(pause: Pause, languages = NAME_LANGUAGES): Promise<NameIndex> {
  const key = languages.join()
  const existing = loading.get(key)
  if (existing) return existing
  const index = build(CATEGORIES, languages, pause)
  loading.set(key, index)
  index.catch(() => loading.delete(key))
  return index
}
const loading = new Map<string, Promise<NameIndex>>()

async function build(
  categories: readonly Category[],
  languages: readonly Language[],
  pause: Pause,
): Promise<NameIndex> {
  const wordsOf = await loadCategoryWords(languages)
  const builder = new IndexBuilder()
  for (const [place, category] of categories.entries()) {
    // "Bags And Wraps" is indexed as "Bags" and as "Wraps".
    for (const name of category.name.split(' And ')) builder.addText(category, 'name', 'en', name)
    for (const language of languages)
      for (const text of wordsOf(category, language).split(','))
        builder.addText(category, 'word', language, text)
    for (const brand of category.brands.split(',')) builder.addBrand(category, brand)
    if (place % SLICE === SLICE - 1) await pause()
  }
  return builder.finish(languages, categories.length)
}

const NO_FORMS: readonly string[] = []

class IndexBuilder {
  readonly #phrases: Phrase[] = []
  readonly #postings = new Map<string, Phrase[]>()
  readonly #keyByForm = new Map<string, string>()
  /** Words that phrases share, which saves some 20 MB. */
  readonly #pool = new Map<string, string>()

  addText(category: Category, field: Field, language: Language, text: string): void {
    const forms = contentWords(text, language)
    const keys = forms.map((word) => this.#keyOf(word, language))
    const kept = language === 'en' ? forms.map((word) => this.#shared(word)) : NO_FORMS
    this.#add({ category, field, language, keys, forms: kept, rarity: 0 })
  }

  addBrand(category: Category, brand: string): void {
    const words = splitWords(brand)
    if (words.every(isMeasure)) return
    this.#add({
      category,
      field: 'brand',
      language: null,
      keys: words.map(brandKey),
      forms: NO_FORMS,
      rarity: 0,
    })
  }

  /** Returns the index. `count` is the number of all categories. */
  finish(languages: readonly Language[], count: number): NameIndex {
    const [postings, keyByForm] = [this.#postings, this.#keyByForm]
    const rarities = new Map<string, number>()
    for (const [key, matching] of postings) {
      const having = new Set(matching.map(({ category }) => category)).size
      rarities.set(key, Math.log(1 + (count - having + 0.5) / (having + 0.5)))
    }
    const rarity = (key: string): number => rarities.get(key) ?? 0
    for (const phrase of this.#phrases) phrase.rarity = phrase.keys.reduce((sum, key) => sum + rarity(key), 0)
    return {
      languages,
      find: (key) => postings.get(key) ?? [],
      hasForm: (word, language) => keyByForm.has(`${language}:${word}`),
      rarity,
    }
  }

  #add(phrase: Phrase): void {
    if (phrase.keys.length === 0) return
    this.#phrases.push(phrase)
    for (const key of new Set(phrase.keys)) {
      const existing = this.#postings.get(key)
      if (existing) existing.push(phrase)
      else this.#postings.set(key, [phrase])
    }
  }

  #keyOf(word: string, language: Language): string {
    const form = `${language}:${word}`
    const key = this.#keyByForm.get(form) ?? stemKey(word, language)
    this.#keyByForm.set(form, key)
    return key
  }

  #shared(word: string): string {
    const existing = this.#pool.get(word)
    if (existing === undefined) this.#pool.set(word, word)
    return existing ?? word
  }
}
