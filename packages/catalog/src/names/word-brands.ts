import styleNames from '../../names/style-names.json' with { type: 'json' }
import wordBrands from '../../names/word-brands.json' with { type: 'json' }

/**
 * Brands that are common words or given names, which alone prove nothing: "Mission". From spelling dictionaries
 * and civil registers, without famous brands.
 */
export const WORD_BRANDS: ReadonlySet<string> = new Set(wordBrands)

/** Names of styles that are also category words: "Marco" is a Spanish frame. */
export const STYLE_NAMES: ReadonlySet<string> = new Set(styleNames)
