import styleNames from '../../names/style-names.json' with { type: 'json' }
import wordBrands from '../../names/word-brands.json' with { type: 'json' }

/**
 * Brands of one word that is also a common word or a given name in a language of the storefronts. Alone, they do not say
 * what a product is: "Mission", "Valentina". Found by comparing the brands of the taxonomy with the words of spelling
 * dictionaries and with the given names of civil registers; brands that are famous enough to mean themselves are left out.
 */
export const WORD_BRANDS: ReadonlySet<string> = new Set(wordBrands)

/** Given names and places that are also words of categories, and that makers give to styles: "Marco" is a Spanish frame. */
export const STYLE_NAMES: ReadonlySet<string> = new Set(styleNames)
