export type { ImportParams, ImportRowsParams, ImportsParams, ImportWaitOptions } from './imports/imports.ts'
export { Imports } from './imports/imports.ts'
