import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { type CatalogFileError, convertWorkbook, detectCatalog, isWorkbook } from '@endcap/catalog-files'
import { strToU8, zipSync } from 'fflate'

const folder = await mkdtemp(join(tmpdir(), 'endcap-workbooks-'))
after(() => rm(folder, { recursive: true }))

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
type Files = Record<string, string>
type Sheet = { name: string; rows: string; state?: string }

/** Returns the files of a workbook with these sheets. */
function filesOf(sheets: readonly Sheet[], { shared = '', styles = '', date1904 = false } = {}): Files {
  const list = sheets.map(
    ({ name, state = 'visible' }, n) =>
      `<sheet name="${name}" sheetId="${n + 1}" state="${state}" r:id="r${n}"/>`,
  )
  const targets = sheets.map(
    (_, n) => `<Relationship Id="r${n}" Target="worksheets/sheet${n}.xml" Type="x"/>`,
  )
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${date1904}"/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...(shared === '' ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared}</sst>` }),
    ...(styles === '' ? {} : { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...Object.fromEntries(
      sheets.map(({ rows }, n) => [
        `xl/worksheets/sheet${n}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
}

async function write(files: Files, name = 'book.xlsx'): Promise<string> {
  const path = join(folder, name)
  await writeFile(
    path,
    zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)]))),
  )
  return path
}

/** Converts a workbook and returns its lines. */
async function linesOf(files: Files, sheet?: string, maxRows?: number): Promise<string[]> {
  const target = join(folder, 'book.csv')
  await convertWorkbook(await write(files), target, { sheet, ...(maxRows !== undefined && { maxRows }) })
  return (await readFile(target, 'utf8')).split('\n').slice(0, -1)
}

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
const code = (expected: string) => (error: CatalogFileError) => error.code === expected

describe('a sheet of a workbook', () => {
  it('a sheet of a workbook has shared, inline and computed texts, and rows with their numbers', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
      `<row r="2"/><row r="4">${text('A4', 'a, &quot;b&quot;')}<c r="B4" t="str"><f>A1&amp;"x"</f><v>computed</v></c></row>` +
      '<row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5" t="e"><v>#N/A</v></c><c r="C5" s="0"/></row>'
    const shared =
      '<si><r><t>Rich </t></r><r><t xml:space="preserve">text</t></r><rPh><t>reading</t></rPh></si><si><t>a_x000D_b</t></si>'
    const lines = (await linesOf(filesOf([{ name: 'S', rows }], { shared }))).join('\n')
    assert.equal(lines, 'Rich text,,"a\rb"\n\n\n"a, ""b""",computed\nTRUE,')
  })

  it('a sheet of a workbook has dates, codes and numbers as they are shown, and long codes with all digits', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="0000000000000"/><numFmt numFmtId="171" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="14"/><xf numFmtId="49"/><xf numFmtId="10"/><xf numFmtId="11"/></cellXfs>'
    const cells = [
      ['0', '4006381333931'],
      ['1', '400638133393'],
      ['2', '45000'],
      ['3', '45000'],
      ['4', '123'],
      ['5', '0.125'],
      ['6', '4006381333931'],
      ['0', '1.5'],
      ['99', '7'],
    ].map(([style, value], n) => `<c r="${'ABCDEFGHI'[n]}1" s="${style}"><v>${value}</v></c>`)
    const files = filesOf([{ name: 'S', rows: `<row r="1">${cells.join('')}</row>` }], { styles })
    assert.deepEqual(await linesOf(files), [
      '4006381333931,0400638133393,2023-03-15,3/15/2023,123,12.50%,4006381333931,1.5,7',
    ])
  })

  it('a sheet of a workbook has dates of the other epoch', async () => {
    const styles = '<numFmts/><cellXfs><xf numFmtId="14"/></cellXfs>'
    const rows = '<row r="1"><c r="A1" s="0"><v>43538</v></c></row>'
    assert.deepEqual(await linesOf(filesOf([{ name: 'S', rows }], { styles, date1904: true })), ['3/15/2023'])
  })

  it('a sheet of a workbook is the first one that is shown, or the one that is chosen', async () => {
    const files = filesOf([
      { name: 'Hidden', rows: `<row r="1">${text('A1', 'hidden')}</row>`, state: 'hidden' },
      { name: 'Products', rows: `<row r="1">${text('A1', 'first')}</row>` },
      { name: 'Prices', rows: `<row r="1">${text('A1', 'second')}</row>` },
    ])
    assert.deepEqual(
      [await linesOf(files), await linesOf(files, 'prices'), await linesOf(files, 'Hidden')],
      [['first'], ['second'], ['hidden']],
    )
    const { sheet, sheets } = await convertWorkbook(await write(files), join(folder, 'out.csv'))
    assert.deepEqual([sheet, sheets], ['Products', ['Products', 'Prices']])
    await assert.rejects(linesOf(files, 'Stock'), code('UNKNOWN_SHEET'))
  })

  it('a sheet of a workbook is read from files of other programs, with prefixes and absolute targets', async () => {
    const files = filesOf([{ name: 'S', rows: '' }])
    files['xl/_rels/workbook.xml.rels'] =
      '<Relationships><Relationship Id="r0" Target="/xl/worksheets/sheet0.xml"/></Relationships>'
    files['xl/worksheets/sheet0.xml'] =
      `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>no numbers</x:t></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    assert.deepEqual(await linesOf(files), ['no numbers,2'])
  })

  it('a sheet of a workbook is recognized as a catalog', async () => {
    const header = ['sku', 'ean', 'name', 'image'].map((name, n) => text(`${'ABCD'[n]}1`, name)).join('')
    const row = `${text('A2', '00123')}<c r="B2"><v>4006381333931</v></c>${text('C2', 'Tasse')}${text('D2', 'https://a.example/1.jpg')}`
    const path = await write(
      filesOf([{ name: 'S', rows: `<row r="1">${header}</row><row r="2">${row}</row>` }]),
    )
    assert.ok(isWorkbook(await readFile(path)))
    const target = join(folder, 'catalog.csv')
    const workbook = await convertWorkbook(path, target)
    const detection = detectCatalog(await readFile(target), '', { workbook })
    assert.deepEqual([detection.sheet, detection.sheets, detection.missing], ['S', ['S'], []])
    assert.deepEqual(
      detection.columns.map(({ samples }) => samples[0]),
      ['00123', '4006381333931', 'Tasse', 'https://a.example/1.jpg'],
    )
  })
})

describe('a workbook that is hostile or broken', () => {
  const row = `<row r="1">${text('A1', 'x')}</row>`
  const BROKEN: [title: string, change: (files: Files) => void, expected: string][] = [
    [
      'a document type',
      (files) => (files['xl/worksheets/sheet0.xml'] = `<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>`),
      'EXCEL_WORKBOOK',
    ],
    [
      'an entity',
      (files) =>
        (files['xl/worksheets/sheet0.xml'] =
          '<worksheet><sheetData><row><c t="str"><v>&lol;</v></c></row></sheetData></worksheet>'),
      'EXCEL_WORKBOOK',
    ],
    [
      'XML that is cut off',
      (files) => (files['xl/worksheets/sheet0.xml'] = '<worksheet><sheetData><row r="1">'),
      'EXCEL_WORKBOOK',
    ],
    [
      'a row of no number',
      (files) =>
        (files['xl/worksheets/sheet0.xml'] =
          '<worksheet><row r="99999999"><c><v>1</v></c></row></worksheet>'),
      'EXCEL_WORKBOOK',
    ],
    [
      'a cell of no column',
      (files) =>
        (files['xl/worksheets/sheet0.xml'] =
          '<worksheet><row r="1"><c r="77"><v>1</v></c></row></worksheet>'),
      'EXCEL_WORKBOOK',
    ],
    ['no sheets', (files) => (files['xl/workbook.xml'] = '<workbook/>'), 'EXCEL_WORKBOOK'],
    [
      'a sheet outside of the archive',
      (files) =>
        (files['xl/_rels/workbook.xml.rels'] = '<R><Relationship Id="r0" Target="../../../etc/passwd"/></R>'),
      'EXCEL_WORKBOOK',
    ],
    [
      'too many columns',
      (files) =>
        (files['xl/worksheets/sheet0.xml'] =
          '<worksheet><row r="1"><c r="ZZZ1"><v>1</v></c></row></worksheet>'),
      'WORKBOOK_TOO_LARGE',
    ],
  ]
  for (const [title, change, expected] of BROKEN)
    it(`a workbook that is hostile or broken is refused: ${title}`, async () => {
      const files = filesOf([{ name: 'S', rows: row }])
      change(files)
      await assert.rejects(linesOf(files), code(expected))
    })

  it('a workbook that is hostile or broken is refused when it has too many rows', async () => {
    const files = filesOf([{ name: 'S', rows: '<row><c><v>1</v></c></row>'.repeat(3) }])
    assert.equal((await linesOf(files, undefined, 3)).length, 3)
    await assert.rejects(linesOf(files, undefined, 2), (error: CatalogFileError) => {
      assert.match(error.message, /more than 2 rows\. Split it, or save the sheet as CSV/)
      return error.code === 'WORKBOOK_TOO_LARGE'
    })
  })

  it('a workbook that is hostile or broken is refused when the archive is cut off', async () => {
    const path = await write(filesOf([{ name: 'S', rows: row }]))
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, bytes.length - 30))
    await assert.rejects(convertWorkbook(path, join(folder, 'x.csv')), code('EXCEL_WORKBOOK'))
  })

  it('a workbook that is hostile or broken is no workbook if it is another archive', () => {
    assert.ok(!isWorkbook(zipSync({ 'catalog.csv': strToU8('sku') })))
    assert.ok(!isWorkbook(new Uint8Array()))
  })
})
