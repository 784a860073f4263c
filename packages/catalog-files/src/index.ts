export { CatalogFileError, FILE_ERROR_CODES, type FileErrorCode } from './catalog-file-error.ts'
export { detectCatalog } from './detection/detect-catalog.ts'
export { MIN_HEAD_BYTES } from './limits.ts'
export { checkMapping } from './mapping.ts'
export { readCatalog } from './read-catalog.ts'
export {
  type CatalogFormat,
  type CatalogRecord,
  type CatalogSubmission,
  type Container,
  type DetectedColumn,
  type Detection,
  FIELDS,
  type Field,
  FORMATS,
  type Mapping,
  PROBLEM_CODES,
  type Problem,
  type ProblemCode,
  type ReadOptions,
  type RecordKey,
  type SkipRule,
  type SourceRow,
} from './types.ts'
export { REASON_COLUMN, writeCsvRow } from './write-csv.ts'
