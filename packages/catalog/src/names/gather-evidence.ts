import { type Language, languageData } from '../languages/languages.ts'
import type { Family } from '../taxonomy/branch.ts'
import type { Category } from '../taxonomy/categories.ts'
import { accessoriesOf, brandFactor, contextOf, focusOn, type NameContext } from './name-context.ts'
import { brandKey, type Field, isDerived, type NameIndex, type Phrase } from './name-index.ts'
import type { NameWord } from './read-name.ts'
import { STYLE_NAMES, WORD_BRANDS } from './word-brands.ts'
import { isFarFromStem, stemKey } from './words.ts'

/** Factors, chosen on names in `bench/categories`. */
const SETTINGS = {
  field: { name: 1.15, word: 1.35, brand: 2.3 } satisfies Record<Field, number>,
  /** Head noun as a category's name, and as another word. */
  head: { name: 1.4, word: 1.15 },
  part: { head: 1, purpose: 0.55, look: 0.55, detail: 0.5 } satisfies Record<NameWord['part'], number>,
  /** First and last word of a part. English and German names end with the product. */
  place: { productLast: [0.85, 1.5], productFirst: [1.25, 1.1] } satisfies Record<string, [number, number]>,
  /** Applies to the share of a phrase's rarity. */
  coverageExponent: 1.75,
  /** Phrases with a gap. */
  apart: 0.75,
  derived: 0.4,
  /** End of a compound, and the rest. */
  compoundEnd: 1,
  compoundStart: 0.33,
  /** Stems longer than `shortStem`, and shorter ones. */
  sameStem: 0.95,
  sameShortStem: 0.6,
  shortStem: 4,
  /** A name of one word: "Mission" is no mission chair. */
  bare: 0.1,
  bareStem: 0.3,
  /** "Selenia" is no selenium. */
  brandStem: 0.3,
  /** Styles next to a noun, alone, and letters: "Oral-B" is no vitamin B. */
  style: 0.2,
  letter: 0.15,
  /** Accessories outside the device's branch. */
  otherDevice: 0.4,
  /** Added if a category's name, or another word, is the whole name. */
  wholeName: 24,
  wholeWord: 8,
  /** Evidence that shows a brand's branch. */
  sign: 2,
}

export type Evidence = {
  category: Category
  byWord: number[]
  byBrand: number[]
  whole: number
  /** True if its accessory is named. */
  isDevice: boolean
}

export type LanguageWeights = ReadonlyMap<Language, number>

const MEASURED: ReadonlySet<Family> = new Set(['food and drink', 'medicine', 'beauty', 'color cosmetics'])

type Hit = { word: number; key: string; weight: number }

type Matches = {
  context: NameContext
  byPhrase: ReadonlyMap<Phrase, ReadonlyMap<string, Hit>>
  languages: LanguageWeights
  devices: readonly Category[]
  /** True for one word. */
  isBare: boolean
  isShelf: boolean
}

/** Reads words first, because brands depend on them. */
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

const devicesOf = (byPhrase: Matches['byPhrase'], context: NameContext): Category[] =>
  [...byPhrase].flatMap(([phrase, found]) => {
    const isAccessory = [...found.values()].some(({ word }) => {
      const own = context.words[word]
      return own !== undefined && context.accessory?.words.includes(own)
    })
    const isNamed = !isAccessory && isContiguous(phrase.keys, found)
    return isNamed && accessoriesOf(phrase, context) ? [phrase.category] : []
  })

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

function addWholeNames({ words, whole, index }: NameContext, entryOf: EntryOf): void {
  if (!words.every(({ plain }) => STYLE_NAMES.has(plain)))
    for (const { category } of whole) entryOf(category).whole = SETTINGS.wholeWord
  for (const category of index.named(words.map(({ plain }) => plain)))
    entryOf(category).whole = SETTINGS.wholeName
}

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

/** Styles and letters prove little. */
function styleFactor(word: NameWord, { head }: NameContext, isBare: boolean): number {
  if (word.plain.length === 1 && word.stems?.size && /[a-z]/.test(word.plain)) return SETTINGS.letter
  const isBeside = head !== null && !head.words.includes(word)
  return STYLE_NAMES.has(word.plain) && (isBare || isBeside) ? SETTINGS.style : 1
}

const headWeight = ({ field, category, keys }: Phrase): number =>
  field === 'name' && keys.length === category.name.split(' ').length
    ? SETTINGS.head.name
    : SETTINGS.head.word

/** Groups by top-level category. */
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

/** Falls back to parts of Germanic compounds. */
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

/** Compares exactly, except English plurals. */
const isExact = (word: string, key: string, language: Language, { hasForm, find }: NameIndex): boolean =>
  hasForm(word, language) || find(key).some(({ forms }) => forms.some((form) => !isDerived(word, form)))

/** Short stems often differ in meaning. */
function stemFactor(word: string, key: string, language: Language, { hasForm }: NameIndex): number {
  if (hasForm(word, language)) return 1
  const isFar = language !== 'en' && isFarFromStem(word, key, language)
  if (WORD_BRANDS.has(word) || isFar) return SETTINGS.brandStem
  return key.length > `${language}:`.length + SETTINGS.shortStem ? SETTINGS.sameStem : SETTINGS.sameShortStem
}
