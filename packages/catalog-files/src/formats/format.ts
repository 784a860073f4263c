import type { CatalogFormat } from '../format-names.ts'
import { MAX_NAME_LENGTH } from '../limits.ts'
import type { Field, SkipRule } from '../types.ts'

/** Written by `plainName`. */
export type NamePattern = string | RegExp

type ListField = 'image' | 'carousel_image' | 'alt_text' | 'tags' | 'name_part' | 'own_category' | 'variant'

export type Format = {
  format: CatalogFormat
  /** Completes "The columns are those of …". */
  title: string
  /** The file needs one column of each group. */
  signature: readonly (readonly NamePattern[])[]
  /** Best first. The first with values is used. */
  columns: Partial<Record<Exclude<Field, ListField | 'ignore'>, readonly NamePattern[]>>
  lists: Partial<Record<ListField, readonly NamePattern[]>>
  /** True if list names are guesses and need addresses or paths as values. */
  guessesImages?: boolean
  /** Removes language and channel from a name. */
  attributeOf?: (name: string) => string
  groupRows?: 'key'
  /** Rows that begin a product, if others are images and variants. */
  productRows?: { columns: readonly NamePattern[]; equals: readonly string[] }
  /** Base of images given as paths, null if unknown. */
  imageBaseUrl?: string | null
  /** True to read products without an image by ASIN. */
  asinWithoutImage?: boolean
  skip?: readonly (Omit<SkipRule, 'column'> & { columns: readonly NamePattern[] })[]
  /** Columns that the first products of NDJSON and XML may lack. */
  optional?: readonly string[]
}

export const OWN_CATEGORY: readonly NamePattern[] = [
  /^(?:google_shopping_)?google_product_(?:category|type)(?:_id)?$/,
  /^(?:product|item|shop|store|main|parent|sub|full|default)_?(?:categor(?:y|ies)|type)(?:_(?:name|path|id|tree|list|names|paths))?(?:_\d+)?$/,
  /^(?:produkt_?(?:kategorien?|typ)|warengruppe|kategorien?|categorias?|categorie|categories|kategorier?|kategorie_produktu|kategori(?:er|ler)?)$/,
  /^categor(?:y|ies)(?:_(?:name|path|tree|list|names|paths|full|url))?(?:_\d+)?$/,
  /^(?:merchant_)?(?:breadcrumbs?|category_breadcrumbs?|taxonomy|department|collection)$/,
  'カテコリ',
  '类目',
  '分类',
]

/** Columns of alt texts, with or without the number of the image and a language. */
export const ALT_TEXT: readonly NamePattern[] = [
  /^(?:\w+_)?alt(?:ernati(?:ve|f)?)?_?texts?(?:_\d+)?(?:_[a-z]{2}(?:_[a-z]{2})?)?$/,
  /^(?:\w+_)?(?:image|img|picture|photo|media)_alts?(?:_\d+)?(?:_[a-z]{2}(?:_[a-z]{2})?)?$/,
  /^(?:alternativtexte?|bild_alt(?:ernativ)?_?texte?|textes?_alternatifs?|textos?_alternativos?|testi?_alternativ[oi])(?:_\d+)?(?:_[a-z]{2})?$/,
]

/** Namespace, as in `g:image_link`, also in spreadsheets of feeds. */
const PREFIX = /^[a-z][\w.-]*:(?=[a-z])/i
/** Words separated by capitals: `MainImageURL`, `productName`. */
const WORD_STARTS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu

/** Letters that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}

/** Splits words in `plainName` form. */
export const names = (text: string): string[] => text.trim().split(/\s+/).map(plainName)

/** Normalizes to lower case without accents, `_` between words, without XML prefix and Amazon's `[…]`. */
function plainName(name: string): string {
  return name
    .slice(0, MAX_NAME_LENGTH)
    .replace(PREFIX, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(WORD_STARTS, '_')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłøđıæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
}

/** Returns the name with and without explanations such as `(x,y,z…)`. */
export function plainNames(name: string): string[] {
  const bare = name.slice(0, MAX_NAME_LENGTH).replaceAll(/\((?!\d+\))[^)]*\)/g, '')
  return [...new Set([plainName(name), plainName(bare)])].filter((each) => each !== '')
}

/** Fits any plain name. */
export const fitsAny = (plain: readonly string[], pattern: NamePattern): boolean =>
  plain.some((name) => fits(name, pattern))

/** Ignores where words begin. */
function fits(name: string, pattern: NamePattern): boolean {
  return typeof pattern === 'string' ? inOneWord(name) === inOneWord(pattern) : pattern.test(name)
}

/** Removes `_` between words. */
export const inOneWord = (name: string): string => name.replaceAll('_', '')
