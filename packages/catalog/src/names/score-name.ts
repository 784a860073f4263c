import { type Language, languageData } from '../languages/languages.ts'
import type { Family } from '../taxonomy/branch.ts'
import type { Category } from '../taxonomy/categories.ts'
import { accessoriesOf, brandFactor, contextOf, focusOn, type NameContext } from './name-context.ts'
import { brandKey, type Field, isDerived, type NameIndex, type Phrase } from './name-index.ts'
import { type NameWord, type ReadName, readName } from './read-name.ts'
import { STYLE_NAMES, WORD_BRANDS } from './word-brands.ts'
import { stemKey } from './words.ts'

/** Every number was chosen on the development names in `bench/categories`. */
const SETTINGS = {
  /** Maximum number of words read. Later words of long names are search terms. */
  maxWords: 40,
  /** Weight of a match by the category's field. */
  field: { name: 1.15, word: 1.35, brand: 2.3 } satisfies Record<Field, number>,
  /** Factors for the head noun, where it is the name of a category, and where it is another word. */
  head: { name: 1.4, word: 1.15 },
  /** Weight of a word by the part of the name that contains it. */
  part: { head: 1, purpose: 0.55, look: 0.55, detail: 0.5 } satisfies Record<NameWord['part'], number>,
  /** Weights of the first and the last word of a part. English and German names end with the product itself, others begin with it. */
  place: { productLast: [0.85, 1.5], productFirst: [1.25, 1.1] } satisfies Record<string, [number, number]>,
  /** Exponent of the share of a phrase's rarity that occurs in the name. */
  coverageExponent: 1.75,
  /** Evidence of the name's language: a word known only by its stem, a function word, an accented letter, and the prior of English. */
  language: { stem: 0.4, functionWord: 1.5, accent: 1, english: 0.5 },
  /** Weight of a match in a language that the name is not in. */
  otherLanguage: 0.33,
  /** Weight of English matches if another language is known. */
  englishBesideKnown: 0.7,
  /** Factor for a phrase whose words are not adjacent. */
  apart: 0.75,
  /** Factor for an English word that is derived from that of the phrase ("dress" and "dressing"). */
  derived: 0.4,
  /** Factors for a match of the end of a compound, and of the part before it. */
  compoundEnd: 1,
  compoundStart: 0.33,
  /** Factors for a word that shares only the stem, for longer stems and for stems up to `shortStem` letters. */
  sameStem: 0.95,
  sameShortStem: 0.6,
  shortStem: 4,
  /** Factor for a part of a phrase that is the whole name: "Mission" is no mission chair. */
  bare: 0.1,
  /** Factor for another form of a word that is the whole name. */
  bareStem: 0.3,
  /** Factor for another form of a word that is also a brand: "Selenia" is no selenium. */
  brandStem: 0.3,
  maxEnding: 2,
  /** Factors for a word that names a style, beside a noun or alone, and for a letter: "Oral-B" is no vitamin B. */
  style: 0.2,
  letter: 0.15,
  /** Factor for the noun of an accessory in other branches than that of its device. */
  otherDevice: 0.4,
  /** Added to a category whose name is the whole name, or else one of whose words is. */
  wholeName: 24,
  wholeWord: 8,
  /** Value from which a word indicates the branch of a brand. */
  sign: 2,
  /** Factors for a word and for a brand of an ancestor, applied once per level. */
  inherited: 0.55,
  inheritedBrand: 0.85,
}

/** Evidence of each word of the name for one category, from words and from brands. */
type Evidence = {
  category: Category
  byWord: number[]
  byBrand: number[]
  /** What is added because a name or word of the category is the whole name. */
  whole: number
  /** True for a device whose accessory is named: it is not what its group's brand indicates. */
  isDevice: boolean
}

export type ScoredCategory = { category: Category; score: number }

/**
 * Scores the categories by the words of a name, as logits of `decide`'s softmax. Leaves out categories
 * without evidence. `language` is the name's language, if known. The label of a shelf has no noun that its
 * other words describe.
 */
export function scoreName(
  name: string,
  index: NameIndex,
  { language = null, isShelf = false }: { language?: Language | null; isShelf?: boolean } = {},
): ScoredCategory[] {
  const read = readName(name, SETTINGS.maxWords, index.languages)
  const weights = language === null ? languageWeights(read, index) : knownLanguage(language, index)
  return withInheritance(gather(read.words, weights, { index, isShelf }))
}

/** Returns the weights for a known language. English counts too, because brands and product names everywhere use it. */
function knownLanguage(language: Language, { languages }: NameIndex): LanguageWeights {
  const { otherLanguage, englishBesideKnown } = SETTINGS
  return new Map(
    languages.map((each) => [
      each,
      each === language ? 1 : each === 'en' ? englishBesideKnown : otherLanguage,
    ]),
  )
}

type LanguageWeights = ReadonlyMap<Language, number>

/**
 * Returns a weight for each language by how likely the name is in it: by known words (exact forms count
 * more than shared stems), by function words and by accented letters.
 */
function languageWeights(
  { words, functionWords, accents }: ReadName,
  { languages, has, hasForm }: NameIndex,
): LanguageWeights {
  const points = languages.map((language) => {
    const known = words.reduce((sum, { plain, stems }) => {
      if (stems === null || !has(stems.get(language) ?? '')) return sum
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

/** Rubric families of what is sold by weight and volume. */
const MEASURED: ReadonlySet<Family> = new Set(['food and drink', 'medicine', 'beauty', 'color cosmetics'])

type Hit = { word: number; key: string; weight: number }

function gather(
  words: readonly NameWord[],
  languages: LanguageWeights,
  { index, isShelf }: { index: NameIndex; isShelf: boolean },
): Evidence[] {
  const { find, rarity } = index
  const context = contextOf(words, languages, { index, isShelf })
  const isBare = !isShelf && words.filter(({ stems }) => stems !== null).length === 1
  const hits = words.flatMap((word, position) =>
    keysOf(word, index, isBare).map(({ key, weight }) => ({
      key,
      weight: weight * focusOn(word, context) * styleFactor(word, context, isBare),
      word: position,
    })),
  )
  const byPhrase = new Map<Phrase, Map<string, Hit>>()
  for (const hit of hits) {
    for (const phrase of find(hit.key)) {
      const found = byPhrase.get(phrase) ?? new Map<string, Hit>()
      const best = found.get(hit.key)
      if (!best || best.weight < hit.weight) found.set(hit.key, hit)
      byPhrase.set(phrase, found)
    }
  }
  const devices = [...byPhrase].flatMap(([phrase, found]) => {
    const isAccessory = [...found.values()].some(({ word }) =>
      words[word] ? context.accessory?.words.includes(words[word]) : false,
    )
    const isNamed = !isAccessory && isContiguous(phrase.keys, found)
    return isNamed && accessoriesOf(phrase, context) ? [phrase.category] : []
  })
  const isForeign = ({ lineage }: Category) =>
    devices.length > 0 && devices.every((device) => device.lineage[0] !== lineage[0])
  const evidence = new Map<Category, Evidence>()
  const entryOf = (category: Category): Evidence => {
    const entry = evidence.get(category) ?? {
      category,
      byWord: words.map(() => 0),
      byBrand: words.map(() => 0),
      whole: 0,
      isDevice: devices.includes(category),
    }
    evidence.set(category, entry)
    return entry
  }
  // "Lip Balm Honey" is named by a term before its last noun.
  const isHeadSure = context.noun === null || context.isFocused
  for (const [phrase, found] of byPhrase) {
    const { category, field, language, keys } = phrase
    if (field === 'brand' || language === null) continue
    const occurring = [...found.values()]
    const share = occurring.reduce((sum, { key }) => sum + rarity(key), 0) / phrase.rarity
    const places = occurring.map(({ word }) => words[word]?.ordinal ?? 0)
    const isApart = Math.max(...places) - Math.min(...places) >= occurring.length
    const weight =
      (isApart ? SETTINGS.apart : 1) *
      (isBare && (share < 1 || !phrase.isTerm) ? SETTINGS.bare : 1) *
      share ** SETTINGS.coverageExponent *
      SETTINGS.field[field] *
      (isHeadSure && context.head?.phrases.includes(phrase) ? headWeight(phrase) : 1) *
      (isForeign(category) || devices.includes(category) ? SETTINGS.otherDevice : 1) *
      (languages.get(language) ?? 0)
    const related = devices.includes(category) ? (accessoriesOf(phrase, context) ?? []) : []
    for (const { byWord } of [category, ...related].map(entryOf))
      for (const hit of occurring) {
        const form = phrase.forms[keys.indexOf(hit.key)]
        const derived = !isShelf && isDerived(words[hit.word]?.plain ?? '', form) ? SETTINGS.derived : 1
        const value = weight * derived * hit.weight * rarity(hit.key)
        byWord[hit.word] = Math.max(byWord[hit.word] ?? 0, value)
      }
  }
  if (!isShelf) {
    if (!words.every(({ plain }) => STYLE_NAMES.has(plain)))
      for (const { category } of context.whole) entryOf(category).whole = SETTINGS.wholeWord
    for (const category of index.named(words.map(({ plain }) => plain)))
      entryOf(category).whole = SETTINGS.wholeName
  }
  const supported = wordsByFamily(evidence.values())
  for (const [phrase, found] of byPhrase) {
    // A brand matches only with all its words, adjacent and in order.
    if (phrase.field !== 'brand' || !isContiguous(phrase.keys, found)) continue
    const occurring = [...found.values()]
    const own = new Set(occurring.map(({ word }) => word))
    const isSupported =
      (context.isMeasured && MEASURED.has(phrase.category.rubric)) ||
      [...(supported.get(phrase.category.lineage[0] ?? '') ?? [])].some((word) => !own.has(word))
    const matched = occurring.flatMap(({ word }) => words[word] ?? [])
    const weight = SETTINGS.field.brand * brandFactor(phrase, matched, context, isSupported)
    const categories = accessoriesOf(phrase, context) ?? [phrase.category]
    for (const category of categories) {
      const { byBrand } = entryOf(category)
      for (const { word, weight: ofWord, key } of occurring)
        byBrand[word] = Math.max(byBrand[word] ?? 0, weight * ofWord * rarity(key))
    }
  }
  return [...evidence.values()]
}

/** Returns the factor for a word that may be the name of a style, or a letter, which says little by itself. */
function styleFactor(word: NameWord, { head }: NameContext, isBare: boolean): number {
  if (word.plain.length === 1 && word.stems?.size && /[a-z]/.test(word.plain)) return SETTINGS.letter
  const isBeside = head !== null && !head.words.includes(word)
  return STYLE_NAMES.has(word.plain) && (isBare || isBeside) ? SETTINGS.style : 1
}

const headWeight = ({ field, category, keys }: Phrase): number =>
  field === 'name' && keys.length === category.name.split(' ').length
    ? SETTINGS.head.name
    : SETTINGS.head.word

/** Returns, for each top-level category, the words of the name that indicate it. */
function wordsByFamily(evidence: Iterable<Evidence>): ReadonlyMap<string, ReadonlySet<number>> {
  const result = new Map<string, Set<number>>()
  for (const { category, byWord } of evidence) {
    const [family = ''] = category.lineage
    const found = result.get(family) ?? new Set()
    for (const [word, value] of byWord.entries()) if (value >= SETTINGS.sign) found.add(word)
    result.set(family, found)
  }
  return result
}

function isContiguous(keys: readonly string[], found: ReadonlyMap<string, Hit>): boolean {
  const places = keys.map((key) => found.get(key)?.word)
  return places.every(
    (place, index) => place !== undefined && (index === 0 || place === (places[index - 1] ?? 0) + 1),
  )
}

/**
 * Returns the index keys of a word, or else those of the parts of a compound, which Germanic languages
 * write as one word.
 */
function keysOf(
  { plain, stems, part, place }: NameWord,
  index: NameIndex,
  isBare: boolean,
): Omit<Hit, 'word'>[] {
  const weight = SETTINGS.part[part]
  const brand = index.has(brandKey(plain)) ? [{ key: brandKey(plain), weight }] : []
  if (stems === null) return brand
  const at = ([first, last]: [number, number]) => first + (last - first) * place
  const { productLast, productFirst } = SETTINGS.place
  const known = [...stems]
    .map(([language, key]) => ({
      key,
      weight:
        weight *
        at(languageData(language).names.isProductLast ? productLast : productFirst) *
        stemFactor(plain, key, language, index) *
        (isBare && !isExact(plain, key, language, index) ? SETTINGS.bareStem : 1),
    }))
    .filter(({ key }) => index.has(key))
  if (known.length + brand.length > 0) return [...known, ...brand]
  const compounding = index.languages.filter((language) => languageData(language).names.hasCompounds)
  for (let start = 3; start <= plain.length - 4; start++) {
    for (const language of compounding) {
      const end = stemKey(plain.slice(start), language)
      if (!index.has(end)) continue
      const before = [plain.slice(0, start), plain.slice(0, start - 1)].map((text) => stemKey(text, language))
      const first = before.find(index.has)
      return [
        { key: end, weight: weight * SETTINGS.compoundEnd },
        ...(first === undefined ? [] : [{ key: first, weight: weight * SETTINGS.compoundStart }]),
      ]
    }
  }
  return []
}

/** Checks whether a word occurs in this form, or in English in singular or plural, in a phrase of a language. */
const isExact = (word: string, key: string, language: Language, { hasForm, find }: NameIndex): boolean =>
  hasForm(word, language) || find(key).some(({ forms }) => forms.some((form) => !isDerived(word, form)))

/** Returns the factor for a shared stem. Words with a short common stem often differ in meaning. */
function stemFactor(word: string, key: string, language: Language, { hasForm }: NameIndex): number {
  if (hasForm(word, language)) return 1
  const isFar = language !== 'en' && word.length - (key.length - language.length - 1) > SETTINGS.maxEnding
  if (WORD_BRANDS.has(word) || isFar) return SETTINGS.brandStem
  return key.length > `${language}:`.length + SETTINGS.shortStem ? SETTINGS.sameStem : SETTINGS.sameShortStem
}

/** Adds the evidence of ancestors to each category, and sums it up. */
function withInheritance(evidence: readonly Evidence[]): ScoredCategory[] {
  const byId = new Map(evidence.map((each) => [each.category.id, each]))
  return evidence.map(({ category, byWord, byBrand, whole, isDevice }) => {
    const ancestors = category.lineage.slice(0, -1).toReversed()
    const values = byWord.map((ownValue, word) =>
      ancestors.reduce(
        (best, id, index) => {
          const ancestor = byId.get(id)
          return Math.max(
            best,
            SETTINGS.inherited ** (index + 1) * (ancestor?.byWord[word] ?? 0),
            isDevice ? 0 : SETTINGS.inheritedBrand ** (index + 1) * (ancestor?.byBrand[word] ?? 0),
          )
        },
        Math.max(ownValue, byBrand[word] ?? 0),
      ),
    )
    return { category, score: values.reduce((sum, value) => sum + value, whole) }
  })
}
