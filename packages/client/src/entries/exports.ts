export type { ExportParams } from './exports/exports.ts'
export { Exports } from './exports/exports.ts'
