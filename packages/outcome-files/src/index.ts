export {
  type FileDefaults,
  type FileOutcome,
  MAX_FILE_ROWS,
  type OutcomeFile,
  OutcomeFileError,
  ROW_PROBLEMS,
  type RowProblem,
  readOutcomes,
} from './read-outcomes.ts'
export { FORMAT_NAMES, type FormatName } from './sources.ts'
export { type DateOrder, dateOrderOf, readDay, readNumber } from './values.ts'
