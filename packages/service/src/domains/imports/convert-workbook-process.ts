// Converts a sheet of an Excel workbook to CSV, and prints the result as JSON. Runs separately, so a
// hostile workbook takes no memory and no time of the service.
// usage: node convert-workbook-process.ts FILE TARGET [SHEET]
import { constants, setPriority } from 'node:os'
import { stdout } from 'node:process'
import {
  CatalogFileError,
  type ConvertedWorkbook,
  convertWorkbook,
  type FileErrorCode,
} from '@endcap/catalog-files'

export type ConversionResult = ConvertedWorkbook | { code: FileErrorCode; message: string }

async function convert(from: string, to: string, sheet: string | undefined): Promise<ConversionResult> {
  try {
    return await convertWorkbook(from, to, { sheet })
  } catch (error) {
    if (error instanceof CatalogFileError) return { code: error.code, message: error.message }
    throw error
  }
}

// Requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const [, , from = '', to = '', sheet] = process.argv
stdout.write(JSON.stringify(await convert(from, to, sheet)))
