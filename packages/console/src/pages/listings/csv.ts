/** Characters with which a cell starts a formula in spreadsheet programs. */
const FORMULA = /^[=+\-@\t\r]/

/** Returns rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
