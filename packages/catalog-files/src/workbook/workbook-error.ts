import { CatalogFileError } from '../catalog-file-error.ts'

/** Refuses a workbook that is too large. */
export const refuseWorkbook = (reason: string): CatalogFileError =>
  new CatalogFileError('WORKBOOK_TOO_LARGE', `The workbook ${reason}, or save the sheet as CSV.`)

/** Refuses an unreadable workbook. */
export const brokenWorkbook = (reason: string): CatalogFileError =>
  new CatalogFileError(
    'EXCEL_WORKBOOK',
    `This Excel workbook cannot be read: ${reason}. Save it again as .xlsx, or save the sheet as CSV.`,
  )
