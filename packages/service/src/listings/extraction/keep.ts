/** Adds to a list up to so many items, whatever a page is made of. */
export function keep<Item>(list: Item[], item: Item, max: number): void {
  if (list.length < max) list.push(item)
}

/** The two texts together, up to so many characters. */
export const append = (before: string, text: string, max: number): string =>
  before.length >= max ? before : before + text.slice(0, max - before.length)
