import { LANGUAGES, type Language, languageData } from '../languages/languages.ts'
import { CATEGORIES, type Category } from '../taxonomy/categories.ts'
import { loadCategoryWords } from '../taxonomy/category-words.ts'
import { contentWords, isMeasure, splitWords, stemKey } from './words.ts'

export type Field = 'name' | 'word' | 'brand'

export type Phrase = {
  category: Category
  field: Field
  /** Null for brands. */
  language: Language | null
  keys: readonly string[]
  /** English only, because other stems keep the meaning better. */
  forms: readonly string[]
  rarity: number
  /** The keys name a product, unlike "energy 16 fl oz" or "para sol". */
  isTerm: boolean
}

/** Names of unknown language are read in these. */
export const NAME_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => languageData(language).names.isGuessed,
)

export type NameIndex = {
  languages: readonly Language[]
  has: (key: string) => boolean
  find: (key: string) => readonly Phrase[]
  named: (words: readonly string[]) => readonly Category[]
  /** Exact word, not stem. */
  hasForm: (word: string, language: Language) => boolean
  /** BM25's inverse document frequency. */
  rarity: (key: string) => number
}

/** Separates brands from words. */
export const brandKey = (word: string): string => `brand:${word}`

/** `setImmediate` of `node:timers/promises`. */
export type Pause = () => Promise<void>

/** About 15 ms of work. */
const SLICE = 25

/** Builds once: six languages take a second and 45 MB. Pauses between slices. */
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
    // "Bags And Wraps" is also "Bags" and "Wraps".
    for (const text of new Set([...category.name.split(' And '), category.name]))
      builder.add({ category, field: 'name', language: 'en', text })
    for (const language of languages)
      for (const text of wordsOf(category, language).split(','))
        builder.add({ category, field: 'word', language, text })
    for (const text of category.brands.split(','))
      if (!splitWords(text).every(isMeasure)) builder.add({ category, field: 'brand', language: null, text })
    if (place % SLICE === SLICE - 1) await pause()
  }
  return builder.finish(languages, categories)
}

/** Compares stems' words beyond plural endings. */
export function isDerived(word: string, form: string | undefined): boolean {
  return form !== undefined && word !== form && singular(word) !== singular(form)
}
const nameKey = (words: readonly string[]): string =>
  words.map((word) => word.replace(/(?:ie|y)?[es]*$/, '')).join(' ')
const singular = (word: string): string => word.replace(/(?:ies|(?<=ss|sh|ch|x)es|(?<!s)es|(?<!s)s|y|e)$/, '')

const NO_FORMS: readonly string[] = []

/** Keys of all phrases would take 25 MB. */
type Source = Pick<Phrase, 'category' | 'field' | 'language'> & { text: string }

class IndexBuilder {
  readonly #postings = new Map<string, Source[]>()
  readonly #keyByForm = new Map<Language, Map<string, string>>()

  add(source: Source): void {
    for (const key of this.#keysOf(source)) {
      const sources = this.#postings.get(key)
      if (!sources) this.#postings.set(key, [source])
      else if (sources.at(-1) !== source) sources.push(source)
    }
  }

  finish(languages: readonly Language[], categories: readonly Category[]): NameIndex {
    const byName = Map.groupBy(categories, ({ name }) => nameKey(splitWords(name)))
    const count = categories.length
    const [postings, keyByForm] = [this.#postings, this.#keyByForm]
    const rarity = remember((key: string) => {
      const having = new Set(postings.get(key)?.map(({ category }) => category)).size
      return having === 0 ? 0 : Math.log(1 + (count - having + 0.5) / (having + 0.5))
    })
    const phraseOf = remember((source: Source): Phrase => {
      const keys = this.#keysOf(source)
      const { category, field, language, text } = source
      const forms = language === 'en' ? contentWords(text, language) : NO_FORMS
      return {
        category,
        field,
        language,
        keys,
        forms,
        rarity: keys.reduce((sum, key) => sum + rarity(key), 0),
        isTerm: keys.length > 1 ? !splitWords(text).some(isMeasure) : splitWords(text).length === 1,
      }
    })
    return {
      languages,
      has: (key) => postings.has(key),
      find: (key) => postings.get(key)?.map(phraseOf) ?? [],
      named: (words) => byName.get(nameKey(words)) ?? [],
      hasForm: (word, language) => keyByForm.get(language)?.has(word) ?? false,
      rarity,
    }
  }

  #keysOf({ language, text }: Source): string[] {
    if (language === null) return splitWords(text).map(brandKey)
    return contentWords(text, language).map((word) => this.#keyOf(word, language))
  }

  #keyOf(word: string, language: Language): string {
    let keys = this.#keyByForm.get(language)
    if (!keys) this.#keyByForm.set(language, (keys = new Map()))
    let key = keys.get(word)
    if (key === undefined) keys.set(word, (key = stemKey(word, language)))
    return key
  }
}

/** Computes each value once. */
function remember<Input, Value>(compute: (input: Input) => Value): (input: Input) => Value {
  const values = new Map<Input, Value>()
  return (input) => {
    const known = values.get(input)
    if (known !== undefined) return known
    const value = compute(input)
    values.set(input, value)
    return value
  }
}
