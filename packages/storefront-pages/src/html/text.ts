/** Adds an item to a list that has fewer than `max` items. */
export function keep<Item>(list: Item[], item: Item, max: number): void {
  if (list.length < max) list.push(item)
}

/** Returns both texts joined, cut to `max` characters. */
export const append = (before: string, text: string, max: number): string =>
  before.length >= max ? before : before + text.slice(0, max - before.length)
