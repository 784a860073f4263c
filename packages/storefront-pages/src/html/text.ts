/** Adds an item to a list that has fewer than `max` items. */
export function keep<Item>(list: Item[], item: Item, max: number): void {
  if (list.length < max) list.push(item)
}

/** Returns both texts joined, cut to `max` characters. */
export const append = (before: string, text: string, max: number): string =>
  before.length >= max ? before : before + text.slice(0, max - before.length)

/** Maximum length of a stored line. */
const MAX_LINE = 1_000

/** Replaces each run of space, writing direction marks and NUL (which databases reject) with one space. */
export const oneSpaced = (text: string): string =>
  text
    .replace(/[\s\u200e\u200f\u00ad\ufeff\0]+/gu, ' ')
    .trim()
    .toWellFormed()

/** Returns the text on one line, cut to the maximum length. */
export const oneLine = (text: string): string => oneSpaced(text).slice(0, MAX_LINE).toWellFormed()
