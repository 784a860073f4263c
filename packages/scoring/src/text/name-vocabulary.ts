import { PACK_WORDS } from './pack-words.ts'
import { normaliseText } from './similar-text.ts'

/** Knowledge of the words of product names. `loadCategoryVocabulary` derives it from the taxonomy. Words are stems of `wordStem`. */
export type NameVocabulary = {
  /** Checks whether a word names a type, a variant or a quality of products. */
  isCommon: (stem: string) => boolean
  /** Checks whether a word names a type of product. */
  isType: (stem: string) => boolean
  /** Checks whether a word names the type in the product's own category. */
  isOwnType: (stem: string) => boolean
  /** Checks whether joined, folded words are a known brand. */
  isBrand: (folded: string) => boolean
}

/** Returns the stem of a folded word, the same for singular and plural. */
export const foldedStem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ies|es|s|en|e|n)$/u, '')
/** Folds a word and returns its stem. */
export const wordStem = (word: string): string => foldedStem(normaliseText(word))

const COMMON = new Set([...PACK_WORDS.values()].map(wordStem))

/** Vocabulary without a taxonomy: the words that are common on packs, and no brands. */
export const BASIC_VOCABULARY: NameVocabulary = {
  isCommon: (stem) => COMMON.has(stem),
  isType: () => false,
  isOwnType: () => false,
  isBrand: () => false,
}
