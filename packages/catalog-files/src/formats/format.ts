import { MAX_NAME_LENGTH } from '../limits.ts'
import type { CatalogFormat, Field, SkipRule } from '../types.ts'

/** A column name as `plainName` writes it, or a pattern of such names. */
export type NamePattern = string | RegExp

type ListField = 'image' | 'carousel_image' | 'tags'

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
  skip?: readonly (Omit<SkipRule, 'column'> & { columns: readonly NamePattern[] })[]
  /** Columns that NDJSON and XML may have although the first products do not. */
  optional?: readonly string[]
}

/** The prefix of an XML namespace, as in `g:image_link`. Spreadsheets of feeds have it too. */
const PREFIX = /^[a-z][\w.-]*:(?=[a-z])/i
/** Words that only capitals keep apart, as in `MainImageURL` and `productName`. */
const WORD_STARTS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu

/**
 * Returns a column name in lower case, without accents, with `_` between its words, and without the prefix of an XML
 * namespace and `[…]` of Amazon.
 */
export function plainName(name: string): string {
  return name
    .slice(0, MAX_NAME_LENGTH)
    .replace(PREFIX, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(WORD_STARTS, '_')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
}

/** Checks whether a plain name fits a pattern. Where words of a text begin makes no difference. */
export function fits(name: string, pattern: NamePattern): boolean {
  return typeof pattern === 'string' ? inOneWord(name) === inOneWord(pattern) : pattern.test(name)
}

/** Returns a plain name without the `_` between its words. */
export const inOneWord = (name: string): string => name.replaceAll('_', '')
