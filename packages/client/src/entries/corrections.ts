export type { CorrectionListParams } from './corrections/corrections.ts'
export { Corrections } from './corrections/corrections.ts'
