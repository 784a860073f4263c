/** Appends below `max` items. */
export function keep<Item>(list: Item[], item: Item, max: number): void {
  if (list.length < max) list.push(item)
}

/** Joins and cuts to `max` characters. */
export const append = (before: string, text: string, max: number): string =>
  before.length >= max ? before : before + text.slice(0, max - before.length)

const MAX_LINE = 1_000

/** Collapses spaces, direction marks and NUL (rejected by databases). */
export const oneSpaced = (text: string): string =>
  text
    .replace(/[\s\u200e\u200f\u00ad\ufeff\0]+/gu, ' ')
    .trim()
    .toWellFormed()

/** Collapses and cuts to the maximum length. */
export const oneLine = (text: string): string => oneSpaced(text).slice(0, MAX_LINE).toWellFormed()
