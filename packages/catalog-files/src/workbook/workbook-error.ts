import { CatalogFileError } from '../catalog-file-error.ts'

/** Returns the refusal of a workbook that is too large in some way. */
export const refuseWorkbook = (reason: string): CatalogFileError =>
  new CatalogFileError('WORKBOOK_TOO_LARGE', `The workbook ${reason}, or save the sheet as CSV.`)

/** Returns the refusal of a workbook that cannot be read. */
export const brokenWorkbook = (reason: string): CatalogFileError =>
  new CatalogFileError(
    'EXCEL_WORKBOOK',
    `This Excel workbook cannot be read: ${reason}. Save it again as .xlsx, or save the sheet as CSV.`,
  )
