/** Returns a text that databases and JSON store unchanged: NUL and half characters become U+FFFD. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll('\0', '\uFFFD').toWellFormed()
}

/** Checks a text for NUL and half characters. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
