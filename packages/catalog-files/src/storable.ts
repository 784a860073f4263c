/** Replaces NUL and half characters by U+FFFD, for databases and JSON. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll('\0', '\uFFFD').toWellFormed()
}

/** Checks for NUL and half characters. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
