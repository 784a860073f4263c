/** Name of the column with the problems in a file of failed rows. Imports ignore it. */
export const REASON_COLUMN = 'endcap_problem'

/**
 * Returns one row of CSV (RFC 4180), for files of failed rows that are mended and imported again. An apostrophe
 * before a text that a spreadsheet would take for a formula makes it harmless. Imports remove it.
 */
export function writeCsvRow(cells: readonly string[]): string {
  const texts = cells.map((text) => {
    const cell = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  })
  return `${texts.join(',')}\r\n`
}
