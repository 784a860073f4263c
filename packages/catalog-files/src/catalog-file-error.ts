export const FILE_ERROR_CODES = [
  'EMPTY_FILE',
  'NO_HEADER',
  'NO_PRODUCTS',
  'EXCEL_WORKBOOK',
  'ARCHIVE',
  'PDF',
  'IMAGE',
  'HTML_PAGE',
  'JSON_DOCUMENT',
  'NOT_TEXT',
  'UNKNOWN_ENCODING',
  'XML_DOCTYPE',
  'XML_WITHOUT_PRODUCTS',
  'TOO_MANY_COLUMNS',
  'TOO_MANY_PRODUCTS',
  'TOO_MALFORMED',
  'WORKBOOK_TOO_LARGE',
  'UNKNOWN_SHEET',
  'INVALID_MAPPING',
] as const
export type FileErrorCode = (typeof FILE_ERROR_CODES)[number]

/** A file or mapping that cannot be read. The message says what to do. */
export class CatalogFileError extends Error {
  override readonly name = 'CatalogFileError'
  readonly code: FileErrorCode

  constructor(code: FileErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
