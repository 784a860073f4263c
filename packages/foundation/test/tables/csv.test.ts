import assert from 'node:assert/strict'
import { text as textOf } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import type { Cell, Column } from '@endcap/foundation/tables/column'
import { csvOf, neutralize, withoutNeutralizing } from '@endcap/foundation/tables/csv'
import { ndjsonOf } from '@endcap/foundation/tables/ndjson'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { pagesOf } from '../support/tables.ts'

/** Any text, with the characters that matter more often than by chance. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from(' \'"`=+-@＝＋,;\t\r\n\u00001a-.\ufeff😀')) }),
)

describe('neutralize', () => {
  for (const text of [
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u0000=1',
    '\u007f',
    '  =1',
    '\u00a0=1',
    '\ufeff=1',
    '\u200b=1',
    '"=1',
    "'=1",
    "''@x",
    '" -1+1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '-',
    '--',
    '- 3.5',
    '+49 151 123',
  ])
    it(`neutralize puts an apostrophe before ${JSON.stringify(text)}`, () => {
      assert.equal(neutralize(text), `'${text}`)
    })

  for (const text of ['', 'a=1', '-3.5', '-12', '3.5', "'90s lamp", '"Tall" mug', ' a', '(=1)', '5-10', '😀'])
    it(`neutralize leaves ${JSON.stringify(text)} as it is`, () => {
      assert.equal(neutralize(text), text)
    })

  it('neutralize can be undone for any text', () => {
    fc.assert(fc.property(anyText, (text) => withoutNeutralizing(neutralize(text)) === text))
  })

  it('neutralize leaves no text that begins a formula behind spaces and quotes, but for negative numbers', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const rest = neutralize(text).replace(/^[\s"`]+/, '')
        assert.ok(!/^[=+\-@＝＋－＠\p{Cc}]/u.test(rest) || /^-\d+(\.\d+)?$/.test(rest))
      }),
    )
  })
})

describe('a CSV file', () => {
  const columns: Column<Cell[]>[] = ['a', 'b'].map((name, index) => ({
    name,
    width: 10,
    value: (row) => row[index] ?? null,
  }))

  it('a CSV file has a byte order mark, a header row, and cells of each type', async () => {
    const rows: Cell[][] = [
      ['x, "y"', -3.5],
      [null, true],
      [new Date('2026-11-25T08:00:00Z'), '=cmd'],
    ]
    const text = await textOf(csvOf(columns, pagesOf([rows])))
    assert.equal(text, '\ufeffa,b\r\n"x, ""y""",-3.5\r\n,true\r\n2026-11-25T08:00:00.000Z,\'=cmd\r\n')
  })

  it('a CSV file has only the header row without rows', async () => {
    assert.equal(await textOf(csvOf(columns, pagesOf([]))), '\ufeffa,b\r\n')
  })

  it('a CSV file is read back with the same texts', async () => {
    const row = fc.tuple(anyText, anyText)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(row, { minLength: 1 }), { maxLength: 3 }), async (pages) => {
        const read = parse(await textOf(csvOf(columns, pagesOf(pages))), { bom: true })
        assert.deepEqual(
          read.slice(1).map((cells) => cells.map(withoutNeutralizing)),
          pages.flat(),
        )
      }),
      { numRuns: 60 },
    )
  })
})

describe('an NDJSON file', () => {
  it('an NDJSON file has one object a line', async () => {
    const rows = [{ a: 'x\ny' }, { a: null }, { a: '\u2028' }]
    const text = await textOf(ndjsonOf(pagesOf([rows.slice(0, 1), rows.slice(1)])))
    assert.deepEqual(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
      rows,
    )
  })
})
