import { brandKey, type Field, type NameIndex, type Phrase } from './name-index.ts'
import { type NameWord, type ReadName, readName, stemKey } from './name-words.ts'
import type { Category, Language } from './taxonomy.ts'

/** Every number was chosen on the development names of `bench/categories`. */
const SETTINGS = {
  /** A name says what the product is within its first words; the rest is search terms. */
  maxWords: 40,
  /** How much a match in each field counts. */
  field: { name: 1.15, word: 1.35, brand: 2.3 } satisfies Record<Field, number>,
  /** How much a word counts by the part of the name that it stands in. */
  part: { head: 1, purpose: 0.55, detail: 0.5 } satisfies Record<NameWord['part'], number>,
  /** What a word at the beginning and at the end of its part counts: English and German names end on what the product is, the others begin with it. */
  place: { endsOnIt: [0.85, 1.5], beginsWithIt: [1.25, 1.1] } satisfies Record<string, [number, number]>,
  /** A phrase of which only some words occur: the share of its rarity that does, to this power. */
  coverageExponent: 1.75,
  /** What tells a name's language: a word that it has only by its stem, a word between others, an accent; most names are English. */
  language: { stem: 0.4, functionWord: 1.5, accent: 1, english: 0.5 },
  /** A match in a language that the name is not in. */
  otherLanguage: 0.33,
  /** English in a shop of another language. */
  besideKnown: 0.7,
  /** A phrase whose words stand apart from each other. */
  apart: 0.75,
  /** A match of the end of a compound, and of what is before it. */
  compoundEnd: 1,
  compoundStart: 0.33,
  /** A word that is not the very one, but has its stem; and where that stem is short. */
  sameStem: 0.95,
  sameShortStem: 0.6,
  shortStem: 4,
  /** What a word, and a brand, that an ancestor has counts for a category; once more for each level between. */
  inherited: 0.55,
  inheritedBrand: 0.85,
}

/** How much each word of the name tells of one category: by words, and by brands. */
type Evidence = { category: Category; byWord: number[]; byBrand: number[] }

export type ScoredCategory = { category: Category; score: number }

/**
 * How much the words of a name speak for each category, as logits of `decide`'s softmax; categories that
 * nothing speaks for are left out. `language` is the name's, where that is known.
 */
export function scoreName(
  name: string,
  index: NameIndex,
  language: Language | null = null,
): ScoredCategory[] {
  const read = readName(name, SETTINGS.maxWords, index.languages)
  const weights = language === null ? languageWeights(read, index) : knownLanguage(language, index)
  return withInheritance(gather(read.words, weights, index))
}

/** English is spoken in every shop; brands and product names are. */
function knownLanguage(language: Language, { languages }: NameIndex): LanguageWeights {
  const { otherLanguage, besideKnown } = SETTINGS
  return new Map(
    languages.map((each) => [each, each === language ? 1 : each === 'en' ? besideKnown : otherLanguage]),
  )
}

type LanguageWeights = ReadonlyMap<Language, number>

/**
 * What language the name is in, as a weight for each: by its words (those that the language has in this
 * very form say more than those that share a stem), by the words between them, and by its accents.
 */
function languageWeights(
  { words, functionWords, accents }: ReadName,
  { languages, find, hasForm }: NameIndex,
): LanguageWeights {
  const points = languages.map((language) => {
    const known = words.reduce((sum, { plain, stems }) => {
      if (stems === null || find(stems.get(language) ?? '').length === 0) return sum
      return sum + (hasForm(plain, language) ? 1 : SETTINGS.language.stem)
    }, 0)
    const between = SETTINGS.language.functionWord * (functionWords.get(language) ?? 0)
    const prior = language === 'en' ? SETTINGS.language.english : 0
    return [
      language,
      known + between + SETTINGS.language.accent * (accents.get(language) ?? 0) + prior,
    ] as const
  })
  const best = Math.max(...points.map(([, each]) => each), 1e-9)
  const weight = (each: number) => SETTINGS.otherLanguage + (1 - SETTINGS.otherLanguage) * (each / best) ** 2
  return new Map(points.map(([language, each]) => [language, weight(each)]))
}

type Hit = { word: number; key: string; weight: number }

function gather(words: readonly NameWord[], languages: LanguageWeights, index: NameIndex): Evidence[] {
  const { find, rarity } = index
  const hits = words.flatMap((word, position) =>
    keysOf(word, index).map((hit) => ({ ...hit, word: position })),
  )
  const byPhrase = new Map<Phrase, Map<string, Hit>>()
  for (const hit of hits) {
    for (const phrase of find(hit.key)) {
      const found = byPhrase.get(phrase) ?? new Map<string, Hit>()
      const known = found.get(hit.key)
      if (!known || known.weight < hit.weight) found.set(hit.key, hit)
      byPhrase.set(phrase, found)
    }
  }
  const evidence = new Map<Category, Evidence>()
  for (const [phrase, found] of byPhrase) {
    const { category, field, language, keys } = phrase
    // A brand is its whole name, in one piece.
    if (field === 'brand' && !isInOnePiece(keys, found)) continue
    const occurring = [...found.values()]
    const share = occurring.reduce((sum, { key }) => sum + rarity(key), 0) / phrase.rarity
    const places = occurring.map(({ word }) => words[word]?.ordinal ?? 0)
    const isApart = Math.max(...places) - Math.min(...places) >= occurring.length
    const weight =
      (isApart ? SETTINGS.apart : 1) *
      share ** SETTINGS.coverageExponent *
      SETTINGS.field[field] *
      (language === null ? 1 : (languages.get(language) ?? 0))
    const entry = evidence.get(category) ?? {
      category,
      byWord: words.map(() => 0),
      byBrand: words.map(() => 0),
    }
    const values = field === 'brand' ? entry.byBrand : entry.byWord
    for (const hit of occurring) {
      const value = weight * hit.weight * rarity(hit.key)
      values[hit.word] = Math.max(values[hit.word] ?? 0, value)
    }
    evidence.set(category, entry)
  }
  return [...evidence.values()]
}

function isInOnePiece(keys: readonly string[], found: ReadonlyMap<string, Hit>): boolean {
  const places = keys.map((key) => found.get(key)?.word)
  return places.every(
    (place, index) => place !== undefined && (index === 0 || place === (places[index - 1] ?? 0) + 1),
  )
}

/**
 * The keys that a word is looked up by; where none is known, those of the parts of a compound, which
 * Germanic languages write as one word.
 */
function keysOf({ plain, stems, part, place }: NameWord, index: NameIndex): Omit<Hit, 'word'>[] {
  const { find } = index
  const weight = SETTINGS.part[part]
  const brand = find(brandKey(plain)).length > 0 ? [{ key: brandKey(plain), weight }] : []
  if (stems === null) return brand
  const at = ([first, last]: [number, number]) => first + (last - first) * place
  const { endsOnIt, beginsWithIt } = SETTINGS.place
  const known = [...stems]
    .map(([language, key]) => ({
      key,
      weight:
        weight *
        at(ENDS_ON_IT.has(language) ? endsOnIt : beginsWithIt) *
        likeness(plain, key, language, index),
    }))
    .filter(({ key }) => find(key).length > 0)
  if (known.length + brand.length > 0) return [...known, ...brand]
  const compounding = COMPOUNDING.filter((language) => index.languages.includes(language))
  for (let start = 3; start <= plain.length - 4; start++) {
    for (const language of compounding) {
      const end = stemKey(plain.slice(start), language)
      if (find(end).length === 0) continue
      const before = [plain.slice(0, start), plain.slice(0, start - 1)].map((text) => stemKey(text, language))
      const first = before.find((key) => find(key).length > 0)
      return [
        { key: end, weight: weight * SETTINGS.compoundEnd },
        ...(first === undefined ? [] : [{ key: first, weight: weight * SETTINGS.compoundStart }]),
      ]
    }
  }
  return []
}

const COMPOUNDING: readonly Language[] = ['de', 'nl', 'sv']
/** Languages whose names end on what the product is. */
const ENDS_ON_IT: ReadonlySet<Language> = new Set(['en', 'de', 'nl', 'sv', 'tr', 'ja'])

/** Words that share a stem are not always one: the shorter it is, the less they need to be. */
function likeness(word: string, key: string, language: Language, { hasForm }: NameIndex): number {
  if (hasForm(word, language)) return 1
  return key.length > `${language}:`.length + SETTINGS.shortStem ? SETTINGS.sameStem : SETTINGS.sameShortStem
}

/** What a parent is known by counts for its children too. */
function withInheritance(evidence: readonly Evidence[]): ScoredCategory[] {
  const byId = new Map(evidence.map((each) => [each.category.id, each]))
  return evidence.map(({ category, byWord, byBrand }) => {
    const ancestors = category.lineage.slice(0, -1).toReversed()
    const values = byWord.map((own, word) =>
      ancestors.reduce(
        (best, id, index) => {
          const ancestor = byId.get(id)
          return Math.max(
            best,
            SETTINGS.inherited ** (index + 1) * (ancestor?.byWord[word] ?? 0),
            SETTINGS.inheritedBrand ** (index + 1) * (ancestor?.byBrand[word] ?? 0),
          )
        },
        Math.max(own, byBrand[word] ?? 0),
      ),
    )
    return { category, score: values.reduce((sum, value) => sum + value, 0) }
  })
}
