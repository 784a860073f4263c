import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { altTextList, gtinSubmissionBody, pdpSubmissionBody, pdpTags } from '@endcap/api'
import { CatalogFileError, detectCatalog, readCatalog, writeCsvRow } from '@endcap/catalog-files'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { chunksOf, collect, fixture, readAll, utf8 } from './support.ts'

const ENCODERS = {
  'utf-8': utf8,
  'utf-16le': (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  'utf-16be': (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
}
const encoding = fc.constantFrom('utf-8' as const, 'utf-16le' as const, 'utf-16be' as const)
/** Cells with everything that dialects treat in a special way. */
const cell = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[a-z ]{0,6}$/) },
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', 'a', ' ', 'é', '😀', "'"),
    maxLength: 8,
  }),
)
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  )
const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
  quoteAll: fc.boolean(),
  hasEnd: fc.boolean(),
})
type Dialect = { delimiter: string; lineBreak: string; quoteAll: boolean; hasEnd: boolean }

function write(rows: string[][], { delimiter, lineBreak, quoteAll, hasEnd }: Dialect): string {
  const quote = (text: string) =>
    quoteAll || /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const lines = rows.map((cells) => cells.map(quote).join(delimiter))
  return lines.join(lineBreak) + (hasEnd ? lineBreak : '')
}

/** Reads rows of CSV without their meaning. The first column is the key. */
async function readCells(
  bytes: Uint8Array,
  width: number,
  options: Dialect,
  encodingName: string,
  chunk: number,
) {
  const columns = Array.from({ length: width }, (_, index) => ({ name: `c${index}` }))
  const detection = {
    format: 'other' as const,
    container: 'csv' as const,
    encoding: encodingName,
    delimiter: options.delimiter,
    header_rows: 1,
    item_element: null,
    columns,
    mapping: { columns: { c0: 'id' as const } },
    confidence: 1,
    reasons: [],
    missing: [],
  }
  const records = await collect(readCatalog(chunksOf(bytes, chunk), { detection }))
  return records.flatMap(({ source }) => source)
}

describe('CSV', () => {
  it('CSV reads back any table that any dialect writes, whatever the encoding and the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        dialect,
        encoding,
        fc.integer({ min: 1, max: 7 }),
        async (rows, options, name, chunk) => {
          const width = rows[0]?.length ?? 0
          const header = Array.from({ length: width }, (_, index) => `c${index}`)
          const bytes = ENCODERS[name](write([header, ...rows], options))
          const expected = rows.flatMap((cells, index) =>
            cells.every((text) => text.trim() === '') ? [] : [{ row: index + 2, cells }],
          )
          if (expected.length === 0) return
          assert.deepEqual(await readCells(bytes, width, options, name, chunk), expected)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('CSV agrees with csv-parse on text that csv-parse accepts', async () => {
    const text = fc.string({
      unit: fc.constantFrom('"', '"', ',', '\n', 'a', 'b'),
      minLength: 1,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        let expected: string[][]
        try {
          expected = parse(`c0,c1,c2\n${body}`, { relax_column_count: true, from: 2 })
        } catch {
          // Malformed for csv-parse, which stops there.
          return
        }
        // A row that stray quotes make wider than the header is malformed here.
        if (expected.some((cells) => cells.length > 3)) return
        const rows = expected.filter((cells) => cells.some((cell) => cell.trim() !== ''))
        if (rows.length === 0) return
        const options = { delimiter: ',', lineBreak: '\n', quoteAll: false, hasEnd: true }
        const found = await readCells(utf8(`c0,c1,c2\n${body}`), 3, options, 'utf-8', 1_000)
        assert.deepEqual(
          found.map(({ cells }) => cells),
          rows,
        )
      }),
      { numRuns: 500 },
    )
  })

  it('CSV reads back failed rows as they were written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 2 }), async (cells) => {
        const name = cells[1]?.trim().replaceAll(/\s+/g, ' ') ?? ''
        const row = ['sku-1', `=${cells[1]}`, 'https://a.example/1.jpg']
        const file = writeCsvRow(['id', 'name', 'hero_image_url']) + writeCsvRow(row)
        const [record] = await readAll(file)
        assert.equal(
          record?.submission?.name,
          `=${name === '' ? '' : (cells[1] ?? '').trimEnd().replaceAll(/\s+/g, ' ')}`,
        )
      }),
    )
  })
})

/** Pieces of files of every container, which random files are put together from. */
const FILES = [
  'endcap.csv',
  'shopify.csv',
  'google-merchant-rss.xml',
  'akeneo.ndjson',
  'amazon-2022.txt',
  'other-spanish.txt',
].map(fixture)

describe('any file', () => {
  const damaged = fc
    .tuple(
      fc.constantFrom(...FILES),
      fc.array(
        fc.record({ at: fc.nat(2_000), remove: fc.nat(20), insert: fc.uint8Array({ maxLength: 4 }) }),
        { maxLength: 4 },
      ),
    )
    .map(([bytes, edits]) =>
      edits.reduce(
        (file, { at, remove, insert }) =>
          new Uint8Array(Buffer.concat([file.subarray(0, at), insert, file.subarray(at + remove)])),
        bytes,
      ),
    )
  const anything = fc.oneof({ weight: 4, arbitrary: damaged }, fc.uint8Array({ maxLength: 200 }))

  it('any file is read or refused with a CatalogFileError, and chunks make no difference', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.integer({ min: 1, max: 50 }), async (bytes, chunk) => {
        const whole = await outcomeOf(bytes, bytes.length || 1)
        assert.deepEqual(await outcomeOf(bytes, chunk), whole)
      }),
      { numRuns: 250 },
    )
  })

  it('any file has each of its rows in one record', async () => {
    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        const outcome = await outcomeOf(bytes, bytes.length || 1)
        if ('error' in outcome) return
        for (const text of textsOf(outcome.records)) assert.ok(text.isWellFormed() && !text.includes('\0'))
        const rows = outcome.records.flatMap(({ source }) => source.map(({ row }) => row))
        assert.equal(new Set(rows).size, rows.length)
        for (const { row, lastRow, source, outcome: end, submission, problems } of outcome.records) {
          assert.deepEqual([row, lastRow], [source.at(0)?.row, source.at(-1)?.row])
          assert.equal(submission !== null, end === 'ready')
          assert.equal(
            problems.some(({ severity }) => severity === 'error'),
            end === 'failed',
          )
        }
      }),
      { numRuns: 150 },
    )
  })

  it('any file gives only submissions that the API accepts', async () => {
    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        const outcome = await outcomeOf(bytes, bytes.length || 1)
        if ('error' in outcome) return
        for (const { key, submission } of outcome.records) {
          if (!submission || key?.type === 'asin') continue
          const { tags, own_categories: _own, alt_texts: altTexts = {}, ...body } = submission
          const schema = key?.type === 'gtin' ? gtinSubmissionBody : pdpSubmissionBody
          assert.deepEqual(schema.parse(body), body)
          if (tags) assert.deepEqual(pdpTags.parse({ tags }), { tags })
          for (const texts of Object.values(altTexts)) {
            const given = Object.entries(texts).map(([language, text]) => ({ language, texts: [text] }))
            assert.deepEqual(altTextList.parse(given), given)
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})

/** Returns all texts of a JSON value, which PostgreSQL must be able to store. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsOf) : []
}

async function outcomeOf(bytes: Uint8Array, chunk: number) {
  try {
    const detection = detectCatalog(bytes)
    const records = await collect(readCatalog(chunksOf(bytes, chunk), { detection }))
    for (const text of textsOf(detection)) assert.ok(text.isWellFormed() && !text.includes('\0'))
    return { records }
  } catch (error) {
    if (error instanceof CatalogFileError) return { error: error.code }
    throw error
  }
}
