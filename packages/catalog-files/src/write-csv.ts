import { csvLine, withoutNeutralizing } from '@endcap/foundation/tables/csv'

/** Column of problems in a file of failed rows, ignored by imports. */
export const REASON_COLUMN = 'endcap_problem'

/**
 * Writes a row (RFC 4180) to correct and import again. An apostrophe, removed on import and never doubled, keeps
 * spreadsheets from running formulas.
 */
export const writeCsvRow = (cells: readonly string[]): string => csvLine(cells.map(withoutNeutralizing))
