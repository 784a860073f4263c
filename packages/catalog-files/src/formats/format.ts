import type { CatalogFormat } from '../format-names.ts'
import { MAX_NAME_LENGTH } from '../limits.ts'
import type { Field, SkipRule } from '../types.ts'

/** A column name as `plainName` writes it, or a pattern of such names. */
export type NamePattern = string | RegExp

type ListField = 'image' | 'carousel_image' | 'tags' | 'name_part' | 'own_category'

/** Describes the files of one system by the names of their columns. */
export type Format = {
  format: CatalogFormat
  /** Completes the sentence "The columns are those of …". */
  title: string
  /** A file has this format if it has one column of each group. */
  signature: readonly (readonly NamePattern[])[]
  /** Columns of fields with one value, the best first. The first one that has values is used. */
  columns: Partial<Record<Exclude<Field, ListField | 'ignore'>, readonly NamePattern[]>>
  /** Columns of fields with several values. All of them are used. */
  lists: Partial<Record<ListField, readonly NamePattern[]>>
  /** True if names of lists are guesses, which count only if the values are addresses or paths. */
  guessesImages?: boolean
  /** Returns the name of a column without language and channel, if an attribute has a column for each. */
  attributeOf?: (name: string) => string
  groupRows?: 'key'
  /** Rows that begin a product, if the others are of its images and variants. */
  productRows?: { columns: readonly NamePattern[]; equals: readonly string[] }
  /** Set if files of the system have images as paths or names: the address below which all of them are, or null. */
  imageBaseUrl?: string | null
  /** True if products without an image are read by their ASIN. */
  asinWithoutImage?: boolean
  skip?: readonly (Omit<SkipRule, 'column'> & { columns: readonly NamePattern[] })[]
  /** Columns that NDJSON and XML may have although the first products do not. */
  optional?: readonly string[]
}

/** Columns of a shop's own categories, in the files of most systems. */
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

/** The prefix of an XML namespace, as in `g:image_link`. Spreadsheets of feeds have it too. */
const PREFIX = /^[a-z][\w.-]*:(?=[a-z])/i
/** Words that only capitals keep apart, as in `MainImageURL` and `productName`. */
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

/** Returns the words of a text as `plainName` writes them. */
export const names = (text: string): string[] => text.trim().split(/\s+/).map(plainName)

/**
 * Returns a column name in lower case, without accents, with `_` between its words, and without the prefix of an XML
 * namespace and `[…]` of Amazon.
 */
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

/** Returns the plain names of a column: as it is, and without explanations such as `(x,y,z…)`. */
export function plainNames(name: string): string[] {
  const bare = name.slice(0, MAX_NAME_LENGTH).replaceAll(/\((?!\d+\))[^)]*\)/g, '')
  return [...new Set([plainName(name), plainName(bare)])].filter((each) => each !== '')
}

/** Checks whether one of the plain names of a column fits a pattern. */
export const fitsAny = (plain: readonly string[], pattern: NamePattern): boolean =>
  plain.some((name) => fits(name, pattern))

/** Checks whether a plain name fits a pattern. Where words of a text begin makes no difference. */
function fits(name: string, pattern: NamePattern): boolean {
  return typeof pattern === 'string' ? inOneWord(name) === inOneWord(pattern) : pattern.test(name)
}

/** Returns a plain name without the `_` between its words. */
export const inOneWord = (name: string): string => name.replaceAll('_', '')
