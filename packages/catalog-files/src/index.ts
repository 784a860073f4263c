export { CatalogFileError, FILE_ERROR_CODES, type FileErrorCode } from './catalog-file-error.ts'
export { RowSplitter } from './containers/row-splitter.ts'
export { type DetectOptions, detectCatalog } from './detection/detect-catalog.ts'
export { isWorkbook } from './detection/refuse-binary.ts'
export { createDecoder } from './encodings/decoder.ts'
export { detectEncoding } from './encodings/detect-encoding.ts'
export { ENCODINGS } from './encodings/encodings.ts'
export { type CatalogFormat, FORMATS } from './format-names.ts'
export { MAX_HEAD_BYTES, MIN_HEAD_BYTES } from './limits.ts'
export { checkBaseUrl, checkMapping } from './mapping.ts'
export { readCatalog } from './read-catalog.ts'
export { KEY_FIELDS } from './records/read-key.ts'
export {
  type CatalogRecord,
  type CatalogSubmission,
  type Container,
  type DetectedColumn,
  type Detection,
  FIELDS,
  type Field,
  type Mapping,
  PROBLEM_CODES,
  type Problem,
  type ProblemCode,
  type ReadOptions,
  type RecordKey,
  type SkipRule,
  type SourceRow,
} from './types.ts'
export { type ConvertedWorkbook, convertWorkbook } from './workbook/convert-workbook.ts'
export { REASON_COLUMN, writeCsvRow } from './write-csv.ts'
