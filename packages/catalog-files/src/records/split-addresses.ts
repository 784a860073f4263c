/** Separators of addresses in a cell. A pipe always separates. */
const SEPARATORS = /\||[\s,;]+/g
const ADDRESS = /^(?:https?:)?\/\//i

/**
 * Splits a cell into addresses: at pipes, and at spaces, commas and semicolons that an address follows. Other
 * commas and spaces are part of an address. WooCommerce writes such a comma as `\,`. Takes time linear in the
 * length of the cell.
 */
export function splitAddresses(cell: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { 0: separator, index } of cell.matchAll(SEPARATORS)) {
    const end = index + separator.length
    if (separator !== '|' && !ADDRESS.test(cell.slice(end, end + 8))) continue
    parts.push(cell.slice(start, index))
    start = end
  }
  parts.push(cell.slice(start))
  return parts.map((part) => trimSeparators(part).replaceAll('\\,', ',')).filter((part) => part !== '')
}

/** Removes separators at both ends. A regular expression takes quadratic time for separators in the middle. */
function trimSeparators(text: string): string {
  const isSeparator = (index: number) => /[\s,;]/.test(text[index] ?? '')
  let start = 0
  let end = text.length
  while (start < end && isSeparator(start)) start += 1
  while (end > start && isSeparator(end - 1)) end -= 1
  return text.slice(start, end)
}
