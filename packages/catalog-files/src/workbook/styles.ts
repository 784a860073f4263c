import { getFormatFromId } from 'numfmt'
import type { Archive } from './archive.ts'
import { parseFile } from './read-xml.ts'

/**
 * Reads number formats by cell style (ECMA-376, part 1, section 18.8), by default `General`.
 * @throws CatalogFileError EXCEL_WORKBOOK
 */
export async function readStyles(archive: Archive): Promise<string[]> {
  const path = 'xl/styles.xml'
  if (!archive.has(path)) return []
  const custom = new Map<number, string>()
  const ids: number[] = []
  let isInCells = false
  await parseFile(await archive.open(path), {
    open(name, { numFmtId = '0', formatCode = 'General' }) {
      if (name === 'numFmt') custom.set(Number(numFmtId), formatCode)
      else if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells) ids.push(Number(numFmtId))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return ids.map((id) => custom.get(id) ?? builtInFormat(id))
}

function builtInFormat(id: number): string {
  try {
    return getFormatFromId(id)
  } catch {
    // The standard leaves this number open.
    return 'General'
  }
}
