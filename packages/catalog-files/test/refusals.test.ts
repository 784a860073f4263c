import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { CatalogFileError, checkMapping, detectCatalog, readCatalog } from '@endcap/catalog-files'
import { collect, fixture, readAll, utf8 } from './support.ts'

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const zip = (entry: string) => latin1(`PK\x03\x04${'\0'.repeat(26)}${entry}`)

const REFUSED: [title: string, bytes: Uint8Array, code: string, message: RegExp, name?: string][] = [
  ['an empty file', utf8(''), 'EMPTY_FILE', /empty/],
  ['a file of blank lines', utf8('\uFEFF \r\n\n'), 'EMPTY_FILE', /empty/],
  ['a header with an open quote', utf8('id,"name,image\n1,2,3\n'), 'NO_HEADER', /quote/],
  ['an Excel workbook', zip('[Content_Types].xml'), 'EXCEL_WORKBOOK', /\.xlsx or as CSV/],
  ['a workbook by its name', zip('docProps/app.xml'), 'EXCEL_WORKBOOK', /\.xlsx or as CSV/, 'list.xlsx'],
  [
    'an OpenDocument spreadsheet',
    zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
    'EXCEL_WORKBOOK',
    /CSV/,
  ],
  ['an old Excel workbook', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'EXCEL_WORKBOOK', /\.xlsx or as CSV/],
  ['a ZIP archive', zip('products.csv'), 'ARCHIVE', /Unpack/, 'products.zip'],
  ['a gzip file', gzipSync('id,name'), 'ARCHIVE', /Unpack/],
  ['a PDF', utf8('%PDF-1.7\n'), 'PDF', /CSV/],
  ['a JPEG image', latin1('\xff\xd8\xff\xe0\0\x10JFIF'), 'IMAGE', /addresses/],
  ['a PNG image', latin1('\x89PNG\r\n\x1a\n'), 'IMAGE', /addresses/],
  ['a WebP image', latin1('RIFF\x10\0\0\0WEBP'), 'IMAGE', /addresses/],
  [
    'a web page',
    utf8('\n<!DOCTYPE html><html><body>Sign in</body></html>'),
    'HTML_PAGE',
    /Download the file again/,
  ],
  [
    'a web page below a comment',
    utf8('<!-- saved --> <!DOCTYPE html>\n<html></html>'),
    'HTML_PAGE',
    /Download the file again/,
  ],
  [
    'an XHTML page',
    utf8('<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">\n<html></html>'),
    'HTML_PAGE',
    /web page/,
  ],
  [
    'a table that a program names .xls',
    utf8('<table><tr><td>sku</td></tr></table>'),
    'HTML_PAGE',
    /web page/,
    'list.xls',
  ],
  [
    'a workbook in XML',
    utf8(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet/></Workbook>',
    ),
    'EXCEL_WORKBOOK',
    /\.xlsx or as CSV/,
  ],
  ['a JSON object with a list', utf8('{"products":[{"id":"1"},{"id":"2"}]}'), 'JSON_DOCUMENT', /per line/],
  ['a JSON list', utf8('[\n{"id":"1"}]'), 'JSON_DOCUMENT', /one object per line/],
  ['JSON over several lines', utf8('{\n"id": "1"\n}'), 'JSON_DOCUMENT', /one object per line/],
  [
    'other binary data',
    new Uint8Array(Array.from({ length: 500 }, (_, n) => n % 32)),
    'NOT_TEXT',
    /not a text/,
  ],
  ['XML with a document type', utf8('<!DOCTYPE r [<!ENTITY a "b">]><r><item/></r>'), 'XML_DOCTYPE', /Remove/],
  [
    'XML without products',
    utf8('<rss><channel><title>x</title></channel></rss>'),
    'XML_WITHOUT_PRODUCTS',
    /<item>/,
  ],
  [
    'XML whose products are malformed',
    utf8('<r><item><id>1</item></r>'),
    'XML_WITHOUT_PRODUCTS',
    /not valid XML/,
  ],
  [
    'XML in an unknown encoding',
    utf8('<?xml version="1.0" encoding="x-mars"?><r><item>'),
    'UNKNOWN_ENCODING',
    /x-mars/,
  ],
  ['more columns than any catalog', utf8(`${'a,'.repeat(3_000)}b\n`), 'TOO_MANY_COLUMNS', /3001 columns/],
  [
    'NDJSON with more keys',
    utf8(JSON.stringify(Object.fromEntries(Array.from({ length: 3_001 }, (_, n) => [`k${n}`, n])))),
    'TOO_MANY_COLUMNS',
    /columns/,
  ],
]

describe('a file that is no catalog', () => {
  for (const [title, bytes, code, message, name] of REFUSED)
    it(`a file that is no catalog is refused with a reason if it is ${title}`, () => {
      assert.throws(
        () => detectCatalog(bytes, name),
        (error) => error instanceof CatalogFileError && error.code === code && message.test(error.message),
      )
    })

  const READ: [title: string, text: string, code: string][] = [
    ['a header only', 'id,hero_image_url\n', 'NO_PRODUCTS'],
    ['a header and blank rows', 'id,hero_image_url\n,\n,\n', 'NO_PRODUCTS'],
    ['no identifier', 'hero_image_url,carousel_image_urls\nhttps://a.example/1.jpg,', 'INVALID_MAPPING'],
    [
      'a document type after its products',
      `<r><item><id>1</id></item>${' '.repeat(70_000)}<!DOCTYPE r [<!ENTITY a "b">]><r>`,
      'XML_DOCTYPE',
    ],
  ]
  for (const [title, text, code] of READ)
    it(`a file that is no catalog is refused while it is read if it has ${title}`, async () => {
      await assert.rejects(readAll(text), (error) => error instanceof CatalogFileError && error.code === code)
    })

  it('a file that is no catalog expands no entities', async () => {
    const [record] = await readAll(
      '<rss><item><id>&lol;</id></item><item><id>1</id><image_link>x</image_link></item></rss>',
    )
    assert.equal(record?.outcome, 'failed')
    assert.match(record.problems[0]?.message ?? '', /not valid XML/)
  })

  it('a file that is no catalog reports XML that is nested too deeply', async () => {
    const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`
    const item = (n: number, rest = '') =>
      `<item><id>${n}</id><image_link>https://a.example/${n}.jpg</image_link>${rest}</item>`
    const records = await readAll(`<rss>${item(1)}${item(2, deep)}${item(3)}</rss>`)
    assert.match(records[1]?.problems[0]?.message ?? '', /levels/)
    assert.deepEqual(
      records.map(({ outcome }) => outcome),
      ['ready', 'failed', 'ready'],
    )
  })

  it('a file that is no catalog passes on what the source of the bytes throws', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield utf8('id,hero_image_url\n')
      throw new RangeError('disk')
    }
    const detection = detectCatalog(fixture('endcap.csv'))
    await assert.rejects(collect(readCatalog(broken(), { detection })), RangeError)
  })
})

describe('a mapping', () => {
  const INVALID: [title: string, mapping: unknown, message: RegExp][] = [
    ['no object', 'id', /must be an object/],
    ['no columns', {}, /"columns" must be/],
    ['an unknown field', { columns: { SKU: 'sku' } }, /column "SKU" must be one of id, fallback_id, gtin/],
    ['no identifier', { columns: { Name: 'name' } }, /identify products/],
    ['an unknown grouping', { columns: { a: 'id' }, group_rows: 'all' }, /"none" or "key"/],
    ['a rule of another form', { columns: { a: 'id' }, skip: [{ column: 'b' }] }, /"equals"/],
  ]
  for (const [title, mapping, message] of INVALID)
    it(`a mapping is refused if it has ${title}`, () => {
      assert.throws(
        () => checkMapping(mapping),
        (error) =>
          error instanceof CatalogFileError &&
          error.code === 'INVALID_MAPPING' &&
          message.test(error.message),
      )
    })

  it('a mapping is kept, also with the names of properties that objects inherit', async () => {
    const mapping = checkMapping(
      JSON.parse('{"columns":{"__proto__":"id","constructor":"name","b":"hero_image"}}'),
    )
    const [record] = await readAll('__proto__,constructor,b\nsku,x,https://a.example/1.jpg\n', { mapping })
    assert.deepEqual(record?.submission, { name: 'x', hero_image_url: 'https://a.example/1.jpg' })
  })

  it('a mapping is refused if a column of CSV is not in the file', async () => {
    const mapping = { columns: { nr: 'id' } } as const
    await assert.rejects(readAll('id,hero_image_url\n1,x\n', { mapping }), /no column "nr"/)
  })

  it('a mapping may have columns of NDJSON that the first products lack', async () => {
    const file =
      '{"nr":"1","img":"https://a.example/1.jpg"}\n{"nr":"2","img":"https://a.example/2.jpg","titel":"Zwei"}\n'
    const mapping = { columns: { nr: 'id', img: 'hero_image', titel: 'name' } } as const
    const records = await readAll(file, { mapping })
    assert.deepEqual(
      records.map(({ submission }) => submission?.name),
      [undefined, 'Zwei'],
    )
  })

  it('a mapping with defaults that do not exist is refused', async () => {
    const file = 'id,hero_image_url\n1,https://a.example/1.jpg\n'
    await assert.rejects(readAll(file, { defaults: { retailer: 'moon' } }), /default retailer "moon"/)
    await assert.rejects(readAll(file, { defaults: { category: 'Moon' } }), /default category "Moon"/)
    const [record] = await readAll(file, { defaults: { retailer: 'tesco_uk', category: 'Food' } })
    assert.equal(record?.submission?.retailer, 'tesco_uk')
    assert.ok(record.submission.product_category_id)
  })
})
