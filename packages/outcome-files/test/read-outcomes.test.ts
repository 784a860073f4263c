import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import {
  dateOrderOf,
  FORMAT_NAMES,
  OutcomeFileError,
  readDay,
  readNumber,
  readOutcomes,
} from '@endcap/outcome-files'
import fc from 'fast-check'

const read = (name: string) => readOutcomes(readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url)))
const text = (content: string) => readOutcomes(new TextEncoder().encode(content))

/** First row of each fixture: control, listing, picture, first and last day, impressions, clicks, orders, revenue. */
const FIRST_ROWS: Record<string, readonly unknown[]> = {
  endcap: [
    'Chips, main image',
    'old',
    true,
    'B0DEMOCHP1',
    'B0DEMOCHP1.MAIN.jpg',
    '2026-10-01',
    '2026-10-31',
    160_300,
    null,
    4010,
    12_030.5,
  ],
  amazon_experiments: [
    'Chips hero',
    'Version A',
    true,
    'B0DEMOCHP1',
    undefined,
    '2026-10-01',
    '2026-10-28',
    120_412,
    null,
    3015,
    9045,
  ],
  google_ads: [
    'Chips',
    'B0DEMOCHP1.MAIN.jpg',
    false,
    'B0DEMOCHP1',
    'B0DEMOCHP1.MAIN.jpg',
    '2026-10-01',
    '2026-10-01',
    4100,
    82,
    3,
    10.2,
  ],
  google_merchant: [
    'B0DEMOCHP1',
    'shown',
    false,
    'B0DEMOCHP1',
    undefined,
    '2026-10-01',
    '2026-10-01',
    4100,
    82,
    null,
    null,
  ],
  meta: [
    'Chips set',
    'B0DEMOCHP1.MAIN.jpg',
    false,
    'B0DEMOCHP1',
    'B0DEMOCHP1.MAIN.jpg',
    '2026-10-01',
    '2026-10-07',
    20_500,
    310,
    14,
    42,
  ],
  shopify: [
    'oat-milk',
    'shown',
    false,
    'oat-milk',
    undefined,
    '2026-10-01',
    '2026-10-01',
    1200,
    null,
    31,
    null,
  ],
  growthbook: [
    'Milk hero',
    'Control',
    true,
    'oat-milk',
    undefined,
    '2026-10-13',
    '2026-10-26',
    20_100,
    null,
    603,
    6030.5,
  ],
}

describe('a report', () => {
  for (const name of FORMAT_NAMES)
    it(`a report of ${name} is recognized, and has its rows`, () => {
      const { format, outcomes, problems } = read(name)
      assert.equal(format, name)
      assert.deepEqual(problems, [])
      assert.equal(outcomes.length, 2)
      const first = outcomes[0]?.outcome
      assert.ok(first)
      const { test, arm, is_control, listing, pictures, from, to, impressions, clicks, orders, revenue } =
        first
      assert.deepEqual(
        [test, arm, is_control, listing, pictures[0], from, to, impressions, clicks, orders, revenue],
        FIRST_ROWS[name],
      )
    })

  it('a report whose rows cannot be read lists them by line', () => {
    const { outcomes, problems } = text(
      'listing,from,impressions\nmilk,2026-10-01,100\n,2026-10-01,100\nmilk,soon,100\nmilk,2026-10-01,\nmilk,2026-10-01,many\n',
    )
    assert.deepEqual(
      outcomes.map(({ row }) => row),
      [2],
    )
    assert.deepEqual(
      problems.map(({ row, problem }) => [row, problem]),
      [
        [3, 'no_listing'],
        [4, 'no_days'],
        [5, 'no_impressions'],
        [6, 'no_number'],
      ],
    )
  })
  it('a report with a quote that is not closed lists the row, and has those after it', () => {
    const { outcomes, problems } = text('listing,from,impressions\n"milk,2026-10-01,9\nmilk,2026-10-02,9\n')
    assert.deepEqual(
      outcomes.map(({ row }) => row),
      [3],
    )
    assert.deepEqual(problems, [
      { row: 2, problem: 'malformed', message: 'the row has a quote that is not closed' },
    ])
  })
  it('a report in UTF-16, or with a mark of its encoding, is read', () => {
    const content = 'listing,from,impressions\nmjölk,2026-10-01,9\n'
    const utf16 = Buffer.from(`\uFEFF${content}`, 'utf16le')
    for (const bytes of [utf16, Buffer.from(utf16).swap16(), Buffer.from(`\uFEFF${content}`)])
      assert.equal(readOutcomes(bytes).outcomes[0]?.outcome.listing, 'mjölk')
  })
  it('a report with long cells is read once, and quotes their start in messages', () => {
    const long = 500_000
    const head = 'listing,pictures,from,impressions\n'
    for (const row of [
      `milk,x${' '.repeat(long)}x,2026-10-01,9`,
      `"${'?'.repeat(long)}\n?",x,2026-10-01,9`,
      `milk,x,${'soon '.repeat(long / 5)},9`,
      `milk,x,2026-10-01,${'1'.repeat(long)}x`,
    ]) {
      const { outcomes, problems } = text(`${head}${row}\n`)
      assert.equal(outcomes.length + problems.length, 1)
      assert.ok((problems[0]?.message.length ?? 0) < 100)
    }
    assert.throws(() => text('('.repeat(long)), OutcomeFileError)
  })
  it('a report of visits that names no versions is no test', () => {
    const text = 'listing,from,to,impressions,orders\nmilk,2026-10-01,2026-10-31,10000,300\n'
    const { outcomes } = readOutcomes(Buffer.from(text), {})
    assert.deepEqual(
      outcomes.map(({ outcome: { test, arm, kind } }) => [test, arm, kind]),
      [['milk', 'shown', 'observational']],
    )
  })

  it('a report of no known format is refused', () => {
    assert.throws(() => text('name,price\nmilk,3\n'), OutcomeFileError)
    assert.throws(() => text(''), OutcomeFileError)
  })
  it('a report of any bytes is read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const header = new TextEncoder().encode('listing,from,impressions\n')
        try {
          readOutcomes(Uint8Array.from([...header, ...bytes]))
        } catch (error) {
          assert.ok(
            error instanceof OutcomeFileError || (error as Error).name === 'CatalogFileError',
            String(error),
          )
        }
      }),
    )
  })

  for (const [written, value] of [
    ['1,234', 1234],
    ['1.234', 1234],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234', 1234],
    ['1,234,567', 1_234_567],
    ['$9,045.00', 9045],
    ['3.40', 3.4],
    ['12', 12],
    ['--', null],
    ['', null],
  ] as const)
    it(`a report reads ${written || 'an empty cell'} as ${value}`, () =>
      assert.equal(readNumber(written), value))

  it('a report tells by its own dates which part is the month', () => {
    assert.equal(dateOrderOf(['3/4/2026', '3/14/2026']), 'month_first')
    assert.equal(dateOrderOf(['3/4/2026', '14/3/2026']), 'day_first')
    assert.equal(dateOrderOf(['3.4.2026']), 'day_first')
    assert.equal(dateOrderOf(['3/4/2026', '2026-03-04']), null)
    assert.equal(readDay('3/4/2026', 'month_first'), '2026-03-04')
    assert.equal(readDay('3/4/2026', 'day_first'), '2026-04-03')
    assert.equal(readDay('2026-02-30', 'day_first'), null)
  })
})
