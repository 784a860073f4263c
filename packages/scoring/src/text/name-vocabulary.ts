import { PACK_WORDS } from './pack-words.ts'
import { normalizeText } from './similar-text.ts'

/** Takes stems of `wordStem`, from the taxonomy. */
export type NameVocabulary = {
  isCommon: (stem: string) => boolean
  isType: (stem: string) => boolean
  /** Checks for the type in the product's own category. */
  isOwnType: (stem: string) => boolean
  /** Takes joined, folded words. */
  isBrand: (folded: string) => boolean
}

/** Equates singular and plural. */
export const foldedStem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ies|es|s|en|e|n)$/u, '')
/** Folds and stems a word. */
export const wordStem = (word: string): string => foldedStem(normalizeText(word))

const COMMON = new Set([...PACK_WORDS.values()].map(wordStem))

/** Common words on packs, no brands. */
export const BASIC_VOCABULARY: NameVocabulary = {
  isCommon: (stem) => COMMON.has(stem),
  isType: () => false,
  isOwnType: () => false,
  isBrand: () => false,
}
