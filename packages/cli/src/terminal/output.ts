/** Prints a record as one JSON value, or as lines of `name: value`. */
export function printRecord(record: Record<string, unknown>, { json }: { json?: boolean }): void {
  if (json) printLine(JSON.stringify(record))
  else
    for (const [name, value] of Object.entries(record))
      printLine(`${`${name}:`.padEnd(22)} ${display(value)}`)
}

/** Prints records as one JSON value per line, or as a table. Without records, `none` goes to standard error. */
export function printRecords(
  records: readonly Record<string, unknown>[],
  { json }: { json?: boolean },
  none: string,
): void {
  if (records.length === 0) noteEmpty(none)
  if (json) for (const record of records) printLine(JSON.stringify(record))
  else printTable(records)
}

/** Notes that a list is empty on standard error, because standard output has the list. */
export function noteEmpty(none: string): void {
  process.stderr.write(`${none}\n`)
}

/** Prints a table with the columns of the first record, each as wide as its widest value. */
export function printTable(records: readonly Record<string, unknown>[]): void {
  const [first] = records
  if (!first) return
  const names = Object.keys(first)
  const rows = [names, ...records.map((record) => names.map((name) => display(record[name])))]
  const widths = names.map((_name, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    printLine(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** Prints a line on standard output. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

function display(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value)) return value.length > 0 ? value.map(display).join(', ') : '-'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
