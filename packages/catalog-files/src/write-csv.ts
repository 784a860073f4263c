import { csvLine, withoutNeutralizing } from '@endcap/foundation/tables/csv'

/** Name of the column with the problems in a file of failed rows. Imports ignore it. */
export const REASON_COLUMN = 'endcap_problem'

/**
 * Returns one row of CSV (RFC 4180), for files of failed rows that are mended and imported again. An apostrophe
 * before a text that a spreadsheet would take for a formula makes it harmless. Imports remove it, and a cell of a file
 * that has it already gets no second one.
 */
export const writeCsvRow = (cells: readonly string[]): string => csvLine(cells.map(withoutNeutralizing))
