import { PACK_WORDS } from './pack-words.ts'
import { normaliseText } from './similar-text.ts'

/**
 * Meaning of words in product names, derived from the taxonomy by `loadCategoryVocabulary`. Takes stems of
 * `wordStem`.
 */
export type NameVocabulary = {
  /** Checks for a type, variant or quality. */
  isCommon: (stem: string) => boolean
  isType: (stem: string) => boolean
  /** Checks for the type in the product's own category. */
  isOwnType: (stem: string) => boolean
  /** Takes joined, folded words. */
  isBrand: (folded: string) => boolean
}

/** Returns the same stem for singular and plural. */
export const foldedStem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ies|es|s|en|e|n)$/u, '')
/** Folds a word and returns its stem. */
export const wordStem = (word: string): string => foldedStem(normaliseText(word))

const COMMON = new Set([...PACK_WORDS.values()].map(wordStem))

/** Vocabulary without a taxonomy: common words on packs, no brands. */
export const BASIC_VOCABULARY: NameVocabulary = {
  isCommon: (stem) => COMMON.has(stem),
  isType: () => false,
  isOwnType: () => false,
  isBrand: () => false,
}
