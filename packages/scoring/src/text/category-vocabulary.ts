import { CATEGORIES, type Category, type CategoryWords, loadCategoryWords } from '@endcap/catalog'
import { LANGUAGES, languageData } from '@endcap/catalog/languages'
import { foldedStem, type NameVocabulary, wordStem } from './name-vocabulary.ts'
import { PACK_WORDS } from './pack-words.ts'
import { foldText, normalizeText } from './similar-text.ts'

/** Other scripts are never expected on a pack. */
const READABLE_LANGUAGES = LANGUAGES.filter((language) => languageData(language).packs.isReadable)

type Stems = { all: Iterable<string>; types: ReadonlySet<string> }
type Shared = {
  common: ReadonlySet<string>
  /** Family ids by type word. "Mango" is a food, and a clothing brand. */
  types: ReadonlyMap<string, string>
  /** Family ids by folded brand. */
  brands: ReadonlyMap<string, string>
}

/** Other families' brands count unless common: "Apple" is no brand of juice. */
export type CategoryVocabulary = (category: Category | null) => NameVocabulary

/** Loads all categories, some 400 ms once. */
export function loadCategoryVocabulary(): Promise<CategoryVocabulary> {
  return (loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  }))
}
let loading: Promise<CategoryVocabulary> | null = null

async function load(): Promise<CategoryVocabulary> {
  const wordsOf = await loadCategoryWords(READABLE_LANGUAGES)
  const { common, types, brands } = readShared(wordsOf)
  return (category) => {
    const own = category ? stemsOf(category, wordsOf).types : new Set<string>()
    const family = category?.lineage[0] ?? ''
    return {
      isCommon: (stem) => common.has(stem),
      isType: (stem) => (family === '' ? types.has(stem) : types.get(stem)?.includes(family) === true),
      isOwnType: (stem) => own.has(stem),
      isBrand: (folded) => {
        const families = brands.get(folded)
        return (
          families !== undefined &&
          ((family !== '' && families.includes(family)) || !common.has(wordStem(folded)))
        )
      },
    }
  }
}

function readShared(wordsOf: CategoryWords): Shared {
  const common = new Set([...PACK_WORDS.values()].map(wordStem))
  const types = new Map<string, string>()
  const brands = new Map<string, string>()
  const add = (families: Map<string, string>, key: string, family: string) => {
    const known = families.get(key)
    if (!known?.includes(family)) families.set(key, known === undefined ? family : `${known} ${family}`)
  }
  for (const category of CATEGORIES) {
    const { all, types: own } = stemsOf(category, wordsOf)
    for (const word of all) common.add(word)
    const family = category.lineage[0] ?? ''
    for (const word of own) add(types, word, family)
    for (const brand of category.brands.split(',')) {
      const folded = normalizeText(brand)
      if (folded.length > 1) add(brands, folded, family)
    }
  }
  return { common, types, brands }
}

/** Folds one text, because folding 360,000 words takes twice as long. */
function stemsOf(category: Category, wordsOf: CategoryWords): Stems {
  const all: string[] = []
  const types = new Set<string>()
  const add = (text: string, isTypeLast: boolean) => {
    for (const phrase of foldText(text).split(',')) {
      const stems = phrase
        .split(NO_WORD)
        .filter((word) => word.length > 1)
        .map(foldedStem)
      all.push(...stems)
      const type = isTypeLast ? stems.at(-1) : stems[0]
      if (type !== undefined && type.length > 2) types.add(type)
    }
  }
  add(category.name.replaceAll(' And ', ','), true)
  for (const language of READABLE_LANGUAGES)
    add(wordsOf(category, language).replaceAll("'s ", ' '), languageData(language).names.isProductLast)
  return { all, types }
}
const NO_WORD = /[^\p{L}\p{N}]+/u
