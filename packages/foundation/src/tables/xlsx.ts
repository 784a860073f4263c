import type { Cell, Column, Pages } from './column.ts'
import { cellsXml, columnName, headerXml } from './xlsx-cells.ts'
import { type Piece, zipOf } from './zip-of.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Includes the header (Excel specifications and limits). */
const MAX_SHEET_ROWS = 1_048_576

type XlsxOptions = {
  /** Further sheets append a number. */
  sheet: string
  maxSheetRows?: number
}

/** A sheet of a workbook whose rows are read piece by piece. */
export type Sheet = {
  name: string
  columns: readonly Pick<Column<unknown>, 'name' | 'width'>[]
  rows: AsyncIterable<readonly (readonly Cell[])[]>
}

/** Returns a sheet of a table's rows. */
export const sheetOf = <Row>(name: string, columns: readonly Column<Row>[], pages: Pages<Row>): Sheet => ({
  name,
  columns,
  rows: rowsOf(columns, pages),
})

async function* rowsOf<Row>(columns: readonly Column<Row>[], pages: Pages<Row>): Sheet['rows'] {
  for await (const page of pages) yield page.map((row) => columns.map(({ value }) => value(row)))
}

/** Streams ECMA-376 with inline strings, a frozen header and filter. Full sheets start another. */
export const xlsxOf = <Row>(
  columns: readonly Column<Row>[],
  pages: Pages<Row>,
  { sheet, maxSheetRows }: XlsxOptions,
): AsyncGenerator<Buffer, void, undefined> => workbookOf([sheetOf(sheet, columns, pages)], maxSheetRows)

/** Streams a workbook of several sheets, one after the other. */
export const workbookOf = (
  sheets: readonly Sheet[],
  maxSheetRows?: number,
): AsyncGenerator<Buffer, void, undefined> => zipOf(piecesOf(sheets, maxSheetRows))

async function* piecesOf(
  sheets: readonly Sheet[],
  maxSheetRows = MAX_SHEET_ROWS,
): AsyncGenerator<Piece, void, undefined> {
  for (const [file, xml] of PARTS) yield { file, text: DECLARATION + xml }
  const names: string[] = []
  for (const sheet of sheets) yield* piecesOfSheet(sheet, names, maxSheetRows)
  yield { file: 'xl/workbook.xml', text: DECLARATION + workbookXml(names) }
  yield { file: 'xl/_rels/workbook.xml.rels', text: DECLARATION + relationsXml(names.length) }
}

/** Adds the name of each sheet that it starts. */
async function* piecesOfSheet(
  { name, columns, rows }: Sheet,
  names: string[],
  maxSheetRows: number,
): AsyncGenerator<Piece, void, undefined> {
  const start = (part: number): Piece => {
    names.push(part === 1 ? name : `${name} ${part}`)
    return { file: sheetFile(names.length), text: sheetStart(columns) }
  }
  let [parts, row] = [1, 1]
  yield start(parts)
  for await (const page of rows)
    for (let from = 0; from < page.length; ) {
      if (row === maxSheetRows) {
        yield { file: sheetFile(names.length), text: sheetEnd(columns, row) }
        yield start(++parts)
        row = 1
      }
      const part = page.slice(from, from + maxSheetRows - row)
      yield { file: sheetFile(names.length), text: part.map((cells) => cellsXml(++row, cells)).join('') }
      from += part.length
    }
  yield { file: sheetFile(names.length), text: sheetEnd(columns, row) }
}

const sheetFile = (number: number): string => `xl/worksheets/sheet${number}.xml`

function sheetStart(columns: readonly Pick<Column<unknown>, 'name' | 'width'>[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>${headerXml(columns.map(({ name }) => name))}`
  )
}

const sheetEnd = (columns: readonly unknown[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${rows}"/></worksheet>`

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The sheet count is unknown yet, so XML is the default type. */
const PARTS: readonly (readonly [name: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="${SPREADSHEET}.worksheet+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" ` +
      'Target="xl/workbook.xml"/></Relationships>',
  ],
  // By number: plain, bold header, time.
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>` +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
      '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ],
]

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const workbookXml = (names: readonly string[]): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
    .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`

const relationsXml = (sheets: number): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${upTo(sheets)
    .map((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join(
      '',
    )}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`
