import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import type { Cell, Column } from '@endcap/foundation/tables/column'
import { xlsxOf } from '@endcap/foundation/tables/xlsx'
import { columnName, MAX_CELL_LENGTH } from '@endcap/foundation/tables/xlsx-cells'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { parseXml, type XmlElement } from '../../../service/test/support/strict-xml.ts'
import { pagesOf } from '../support/tables.ts'

const columnsOf = (count: number): Column<readonly Cell[]>[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `column_${index}`,
    width: 12,
    value: (row) => row[index] ?? null,
  }))

type Options = { columns?: number; maxSheetRows?: number }

/** Writes a workbook and returns its files by name. */
async function filesOf(pages: readonly (readonly (readonly Cell[])[])[], options: Options = {}) {
  const { columns = 2, ...rest } = options
  const bytes = await buffer(xlsxOf(columnsOf(columns), pagesOf(pages), { sheet: 'listings', ...rest }))
  const files = Object.entries(unzipSync(bytes))
  return new Map(
    files.map(([name, content]) => [name, parseXml(strFromU8(content).replace(/^<\?xml.*\?>\n/, ''))]),
  )
}

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((each) => each.name === name)

/** Returns the cells of a sheet by their places, as a spreadsheet reads them. */
function cellsOf(sheet: XmlElement | undefined): Map<string, Cell> {
  const rows = child(sheet, 'sheetData')?.children ?? []
  return new Map(
    rows.flatMap(({ children }) =>
      children.map(({ attributes, children: values }) => [
        attributes['r'] ?? '',
        valueOf(attributes, values),
      ]),
    ),
  )
}

function valueOf(attributes: XmlElement['attributes'], values: XmlElement[]): Cell {
  const text = child(values[0], 't')?.text ?? values[0]?.text ?? ''
  if (attributes['t'] === 'inlineStr') return unescapeText(text)
  if (attributes['t'] === 'b') return text === '1'
  if (attributes['s'] === '2') return new Date(Math.round((Number(text) - 25_569) * 86_400_000))
  return Number(text)
}

/** Reads `_xHHHH_` from left to right, as ECMA-376 defines it. */
const unescapeText = (text: string): string =>
  text.replaceAll(/_x([\da-f]{4})_/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

describe('a workbook', () => {
  it('a workbook has values of their types, a frozen header row and a filter', async () => {
    const time = new Date('2026-11-25T08:09:10.000Z')
    const files = await filesOf([
      [['=1+1', -3.5]],
      [
        [null, true],
        [time, ''],
      ],
    ])
    const sheet = files.get('xl/worksheets/sheet1.xml')
    assert.deepEqual(
      [...cellsOf(sheet)],
      [
        ['A1', 'column_0'],
        ['B1', 'column_1'],
        ['A2', '=1+1'],
        ['B2', -3.5],
        ['B3', true],
        ['A4', time],
      ],
    )
    const pane = child(child(child(sheet, 'sheetViews'), 'sheetView'), 'pane')
    assert.equal(pane?.attributes['state'], 'frozen')
    assert.equal(child(sheet, 'autoFilter')?.attributes['ref'], 'A1:B4')
    assert.equal(child(sheet, 'cols')?.children.length, 2)
  })

  it('a workbook is complete without rows', async () => {
    const files = await filesOf([])
    assert.deepEqual([...cellsOf(files.get('xl/worksheets/sheet1.xml')).keys()], ['A1', 'B1'])
    assert.equal(child(files.get('xl/workbook.xml'), 'sheets')?.children.length, 1)
  })

  it('a workbook is read back with the same texts', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...Array.from('_x005F_<&>"\r\n\t\u0000\u001f\uffff😀')) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), async (rows) => {
        const cells = cellsOf((await filesOf([rows])).get('xl/worksheets/sheet1.xml'))
        const read = rows.map((_row, index) => ['A', 'B'].map((name) => cells.get(name + (index + 2)) ?? ''))
        assert.deepEqual(
          read,
          rows.map((row) => row.map((each) => each.toWellFormed())),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('a workbook cuts texts that are longer than a cell', async () => {
    const long = `${'a'.repeat(MAX_CELL_LENGTH - 2)}😀b`
    const cells = cellsOf(
      (await filesOf([[[long, 'a'.repeat(MAX_CELL_LENGTH)]]])).get('xl/worksheets/sheet1.xml'),
    )
    assert.equal(cells.get('A2'), `${'a'.repeat(MAX_CELL_LENGTH - 2)}…`)
    assert.equal(JSON.stringify(cells.get('B2')).length - 2, MAX_CELL_LENGTH)
  })

  it('a workbook continues on another sheet when one is full, with its own header row', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [index])
    const files = await filesOf([rows.slice(0, 2), rows.slice(2)], { columns: 1, maxSheetRows: 4 })
    const sheets = child(files.get('xl/workbook.xml'), 'sheets')?.children ?? []
    assert.deepEqual(
      sheets.map(({ attributes }) => attributes['name']),
      ['listings', 'listings 2', 'listings 3'],
    )
    assert.deepEqual(
      sheets.map((_sheet, index) => [...cellsOf(files.get(`xl/worksheets/sheet${index + 1}.xml`)).values()]),
      [
        ['column_0', 0, 1, 2],
        ['column_0', 3, 4, 5],
        ['column_0', 6],
      ],
    )
  })

  it('a workbook is the same file for the same rows', async () => {
    const write = () => buffer(xlsxOf(columnsOf(1), pagesOf([[['a']]]), { sheet: 'listings' }))
    assert.deepEqual(await write(), await write())
  })

  it('a workbook names columns as spreadsheets do', () => {
    assert.deepEqual([0, 25, 26, 51, 52, 701, 702].map(columnName), ['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
