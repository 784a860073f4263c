import { posix } from 'node:path'
import { CatalogFileError } from '../catalog-file-error.ts'
import type { Archive } from './archive.ts'
import { parseFile } from './read-xml.ts'
import { brokenWorkbook } from './workbook-error.ts'

export type Sheet = { name: string; path: string; isHidden: boolean }

const WORKBOOK = 'xl/workbook.xml'

/**
 * Reads sheets in order (ECMA-376, part 1, section 18.2.19).
 * @throws CatalogFileError EXCEL_WORKBOOK
 */
export async function readSheets(archive: Archive): Promise<{ sheets: Sheet[]; usesDates1904: boolean }> {
  const targets = new Map<string, string>()
  await parseFile(await archive.open('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined)
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target))
    },
  })
  const sheets: Sheet[] = []
  let usesDates1904 = false
  await parseFile(await archive.open(WORKBOOK), {
    open(name, attributes) {
      if (name === 'workbookPr') usesDates1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      const path = targets.get(id)
      // Chart sheets have no rows.
      if (path !== undefined && /worksheets?\//.test(path) && archive.has(path))
        sheets.push({
          name: attributes['name'] ?? '',
          path,
          isHidden: (attributes['state'] ?? 'visible') !== 'visible',
        })
    },
  })
  return { sheets, usesDates1904 }
}

/**
 * Defaults to the first sheet shown.
 * @throws CatalogFileError EXCEL_WORKBOOK, UNKNOWN_SHEET
 */
export function chooseSheet(sheets: readonly Sheet[], name: string | undefined): Sheet {
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  if (!first) throw brokenWorkbook('it has no sheets')
  if (name === undefined) return first
  const wanted = name.trim().toLowerCase()
  const chosen = sheets.find((sheet) => sheet.name.trim().toLowerCase() === wanted)
  if (chosen) return chosen
  const names = sheets.map((sheet) => `"${sheet.name}"`).join(', ')
  throw new CatalogFileError('UNKNOWN_SHEET', `The workbook has no sheet "${name}". It has ${names}.`)
}
