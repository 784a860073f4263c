import { type Language, languageData } from '../languages/languages.ts'
import type { Family } from '../taxonomy/branch.ts'
import type { Category } from '../taxonomy/categories.ts'
import { accessoriesOf, brandFactor, contextOf, focusOn, type NameContext } from './name-context.ts'
import { brandKey, type Field, isDerived, type NameIndex, type Phrase } from './name-index.ts'
import type { NameWord } from './read-name.ts'
import { STYLE_NAMES, WORD_BRANDS } from './word-brands.ts'
import { isFarFromStem, stemKey } from './words.ts'

/** Every number was chosen on the development names in `bench/categories`. */
const SETTINGS = {
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
}

/** Evidence of each word of the name for one category, from words and from brands. */
export type Evidence = {
  category: Category
  byWord: number[]
  byBrand: number[]
  /** Bonus for a category whose name or word is the whole name. */
  whole: number
  /** True for a device whose accessory is named: it is not what its group's brand indicates. */
  isDevice: boolean
}

/** Weight of each language by how likely the name is in it. */
export type LanguageWeights = ReadonlyMap<Language, number>

/** Rubric families of what is sold by weight and volume. */
const MEASURED: ReadonlySet<Family> = new Set(['food and drink', 'medicine', 'beauty', 'color cosmetics'])

type Hit = { word: number; key: string; weight: number }

/** A name's context and matches before it is scored. `byPhrase` has the words of the name that a phrase matches. */
type Matches = {
  context: NameContext
  byPhrase: ReadonlyMap<Phrase, ReadonlyMap<string, Hit>>
  languages: LanguageWeights
  /** Devices whose accessory the name is. */
  devices: readonly Category[]
  /** True for a name of one word. */
  isBare: boolean
  isShelf: boolean
}

/** Gathers the evidence of a name's words for the categories: of names and other words first, which brands depend on. */
export function gatherEvidence(
  words: readonly NameWord[],
  languages: LanguageWeights,
  { index, isShelf }: { index: NameIndex; isShelf: boolean },
): Evidence[] {
  const context = contextOf(words, languages, { index, isShelf })
  const isBare = !isShelf && words.filter(({ stems }) => stems !== null).length === 1
  const byPhrase = matchPhrases(context, isBare)
  const devices = devicesOf(byPhrase, context)
  const matches: Matches = { context, byPhrase, languages, devices, isBare, isShelf }
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
  addWords(matches, entryOf)
  if (!isShelf) addWholeNames(context, entryOf)
  addBrands(matches, wordsByFamily(evidence.values()), entryOf)
  return [...evidence.values()]
}

type EntryOf = (category: Category) => Evidence

/** Returns the phrases that have a word of the name, with the best match of each of their keys. */
function matchPhrases(context: NameContext, isBare: boolean): Map<Phrase, Map<string, Hit>> {
  const { words, index } = context
  const byPhrase = new Map<Phrase, Map<string, Hit>>()
  for (const [position, word] of words.entries()) {
    const factor = focusOn(word, context) * styleFactor(word, context, isBare)
    for (const { key, weight } of keysOf(word, index, isBare)) {
      const hit = { key, weight: weight * factor, word: position }
      for (const phrase of index.find(key)) {
        const found = byPhrase.get(phrase) ?? new Map<string, Hit>()
        const best = found.get(key)
        if (!best || best.weight < hit.weight) found.set(key, hit)
        byPhrase.set(phrase, found)
      }
    }
  }
  return byPhrase
}

/** Returns the devices that brands or nouns name beside the noun of an accessory. */
const devicesOf = (byPhrase: Matches['byPhrase'], context: NameContext): Category[] =>
  [...byPhrase].flatMap(([phrase, found]) => {
    const isAccessory = [...found.values()].some(({ word }) => {
      const own = context.words[word]
      return own !== undefined && context.accessory?.words.includes(own)
    })
    const isNamed = !isAccessory && isContiguous(phrase.keys, found)
    return isNamed && accessoriesOf(phrase, context) ? [phrase.category] : []
  })

/** Adds the evidence of names and other words. */
function addWords(matches: Matches, entryOf: EntryOf): void {
  const { context, byPhrase, languages, devices, isShelf } = matches
  const { words, index } = context
  for (const [phrase, found] of byPhrase) {
    const { category, field, language, keys } = phrase
    if (field === 'brand' || language === null) continue
    const occurring = [...found.values()]
    const weight = wordWeight(phrase, occurring, matches) * (languages.get(language) ?? 0)
    const related = devices.includes(category) ? (accessoriesOf(phrase, context) ?? []) : []
    for (const hit of occurring) {
      const form = phrase.forms[keys.indexOf(hit.key)]
      const derived = !isShelf && isDerived(words[hit.word]?.plain ?? '', form) ? SETTINGS.derived : 1
      const value = weight * derived * hit.weight * index.rarity(hit.key)
      for (const { byWord } of [category, ...related].map(entryOf))
        byWord[hit.word] = Math.max(byWord[hit.word] ?? 0, value)
    }
  }
}

/** Returns the weight of a phrase by the share of it that occurs, and by its part in the name. */
function wordWeight(
  phrase: Phrase,
  occurring: readonly Hit[],
  { context, devices, isBare }: Matches,
): number {
  const { words, index, head, noun, isFocused } = context
  const share = occurring.reduce((sum, { key }) => sum + index.rarity(key), 0) / phrase.rarity
  const places = occurring.map(({ word }) => words[word]?.ordinal ?? 0)
  const isApart = Math.max(...places) - Math.min(...places) >= occurring.length
  const isHead = (noun === null || isFocused) && head?.phrases.includes(phrase)
  const [family] = phrase.category.lineage
  const isForeign = devices.length > 0 && devices.every(({ lineage }) => lineage[0] !== family)
  return (
    (isApart ? SETTINGS.apart : 1) *
    (isBare && (share < 1 || !phrase.isTerm) ? SETTINGS.bare : 1) *
    share ** SETTINGS.coverageExponent *
    (phrase.field === 'name' ? SETTINGS.field.name : SETTINGS.field.word) *
    (isHead ? headWeight(phrase) : 1) *
    (isForeign || devices.includes(phrase.category) ? SETTINGS.otherDevice : 1)
  )
}

/** Marks the categories whose name or word is the whole name. */
function addWholeNames({ words, whole, index }: NameContext, entryOf: EntryOf): void {
  if (!words.every(({ plain }) => STYLE_NAMES.has(plain)))
    for (const { category } of whole) entryOf(category).whole = SETTINGS.wholeWord
  for (const category of index.named(words.map(({ plain }) => plain)))
    entryOf(category).whole = SETTINGS.wholeName
}

/** Adds the evidence of brands. */
function addBrands(
  { context, byPhrase }: Matches,
  supported: ReadonlyMap<string, ReadonlySet<number>>,
  entryOf: EntryOf,
): void {
  const { words, index, isMeasured } = context
  for (const [phrase, found] of byPhrase) {
    if (phrase.field !== 'brand' || !isContiguous(phrase.keys, found)) continue
    const occurring = [...found.values()]
    const own = new Set(occurring.map(({ word }) => word))
    const isSupported =
      (isMeasured && MEASURED.has(phrase.category.rubric)) ||
      [...(supported.get(phrase.category.lineage[0] ?? '') ?? [])].some((word) => !own.has(word))
    const matched = occurring.flatMap(({ word }) => words[word] ?? [])
    const weight = SETTINGS.field.brand * brandFactor(phrase, matched, context, isSupported)
    for (const { byBrand } of (accessoriesOf(phrase, context) ?? [phrase.category]).map(entryOf))
      for (const { word, weight: ofWord, key } of occurring)
        byBrand[word] = Math.max(byBrand[word] ?? 0, weight * ofWord * index.rarity(key))
  }
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
  const isFar = language !== 'en' && isFarFromStem(word, key, language)
  if (WORD_BRANDS.has(word) || isFar) return SETTINGS.brandStem
  return key.length > `${language}:`.length + SETTINGS.shortStem ? SETTINGS.sameStem : SETTINGS.sameShortStem
}
