export type { BatchOptions, BatchProgress, BatchRow, BatchSubmission } from './batches/submit-many.ts'
export { submitMany } from './batches/submit-many.ts'
