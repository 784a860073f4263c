import styleNames from '../../names/style-names.json' with { type: 'json' }
import wordBrands from '../../names/word-brands.json' with { type: 'json' }

/**
 * Common words and given names, which alone prove nothing: "Mission". From spelling dictionaries and civil
 * registers.
 */
export const WORD_BRANDS: ReadonlySet<string> = new Set(wordBrands)

/** Given names and places of styles, also category words: "Marco" is a Spanish frame. */
export const STYLE_NAMES: ReadonlySet<string> = new Set(styleNames)
