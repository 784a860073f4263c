import { type Columns, cellText, type ProductRow, quoted, type Report } from './row-values.ts'
import { ADDRESS, EXTENSION, splitAddresses } from './split-addresses.ts'

const LINK = new RegExp(`${ADDRESS.source}\\S`, 'i')
const PICTURE = new RegExp(`${ADDRESS.source}\\S+${EXTENSION}\\b`, 'i')
/** Columns whose pictures need no file suffix. */
const NAME_OF_PICTURES =
  /image|picture|photo|img|gallery|bild|foto|imagen|imag|visuel|afbeelding|zdjeci|画像|图片/i

/** Judges by text and column name. */
export const isPicture = (text: string, column: string): boolean =>
  PICTURE.test(text) || (NAME_OF_PICTURES.test(column) && LINK.test(text))

/**
 * Reports unimported columns with pictures, once each, at the first picture that a product lacks, so that none is
 * lost silently.
 */
export function createReportIgnored({ names, byField }: Columns) {
  const used = new Set([...byField.values()].flat())
  const ignored = new Map(names.flatMap((name, index) => (used.has(index) ? [] : [[index, name] as const])))

  return function reportIgnored(rows: readonly ProductRow[], urls: readonly string[], report: Report): void {
    for (const [index, column] of ignored) {
      const row = rows.find(({ cells }) => hasOtherPicture(cellText(cells[index] ?? ''), column, urls))
      if (!row) continue
      ignored.delete(index)
      const message = `The column ${quoted(column)} has addresses of pictures, but is not imported. Give it the field image or carousel_image if they belong to the products.`
      report.warn({ row: row.row, column, code: 'IMAGES_IGNORED', message })
    }
  }
}

function hasOtherPicture(text: string, column: string, urls: readonly string[]): boolean {
  // Most cells are not addresses.
  if (!/^\W*(?:https?:)?\/\//i.test(text)) return false
  return splitAddresses(text).addresses.some(
    (address) => isPicture(address, column) && !urls.includes(address),
  )
}
