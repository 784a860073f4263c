import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { duckdb } from '../../../service/test/support/duckdb.ts'
import { temporaryDirectory } from '../../../service/test/support/stores.ts'
import { batchRow, type InputRecord, namesOf } from '../../src/batch/batch-row.ts'
import { inOrder } from '../../src/batch/in-order.ts'
import { listInputs, placeOfImages, readInputs } from '../../src/batch/inputs.ts'
import { readJsonLines } from '../../src/batch/read-lines.ts'

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const DEFAULTS = { role: 'hero', category: null, retailer: null } as const

async function rowsOf(...addresses: string[]): Promise<{ row: number; record: InputRecord }[]> {
  return collect(readInputs(await listInputs(addresses), () => true))
}
const imagesOf = async (...addresses: string[]) =>
  (await rowsOf(...addresses)).map(({ record }) => namesOf(record).image)

function save(name: string, content: string): string {
  const path = join(temporaryDirectory(), name)
  writeFileSync(path, content)
  return path
}

async function* piecesOf(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0
  for (const size of [...sizes, bytes.length]) {
    yield bytes.subarray(at, at + size)
    at += size
  }
}

describe('inputs of a batch', () => {
  it('inputs of a batch have the same rows as Parquet, NDJSON and CSV', async () => {
    const rows = [
      { id: '1', image: 'a.jpg', retailer: 'walmart_us' },
      { id: '2', image: 'b, c.jpg', retailer: '' },
      { id: '3', image: 'ü.jpg', retailer: '' },
    ]
    const ndjson = save('rows.ndjson', rows.map((row) => `${JSON.stringify(row)}\n\n`).join(''))
    const csv = save('rows.csv', `id;Image;retailer\r\n1;a.jpg;walmart_us\r\n2;"b, c.jpg";\r\n3;ü.jpg\r\n`)
    const parquet = join(temporaryDirectory(), 'rows.parquet')
    await duckdb(`COPY (SELECT * FROM '${ndjson}') TO '${parquet}' (FORMAT parquet)`)
    const read = async (file: string) =>
      (await rowsOf(file)).map(({ row, record }) => ({ row, ...batchRow(record, DEFAULTS) }))
    const expected = await read(ndjson)
    assert.deepEqual(
      expected.map(({ row, image, retailer }) => [row, image, retailer?.id]),
      [
        [0, 'a.jpg', 'walmart_us'],
        [1, 'b, c.jpg', undefined],
        [2, 'ü.jpg', undefined],
      ],
    )
    assert.deepEqual(await read(csv), expected)
    assert.deepEqual(await read(parquet), expected)
  })

  it('inputs of a batch are the tables below a folder, by name, without the notes of engines', async () => {
    const folder = temporaryDirectory()
    mkdirSync(join(folder, 'day=2'))
    mkdirSync(join(folder, '_parts'))
    for (const name of ['day=2/b.ndjson', 'a.ndjson', '_parts/x.ndjson', 'notes.txt', '.hidden.csv'])
      writeFileSync(join(folder, name), JSON.stringify({ image: name }))
    assert.deepEqual(await imagesOf(folder), ['a.ndjson', 'day=2/b.ndjson'])
    assert.deepEqual(await imagesOf(join(folder, 'day=2'), folder), [
      'day=2/b.ndjson',
      'a.ndjson',
      'day=2/b.ndjson',
    ])
  })

  for (const [title, record, message] of [
    ['a line that is no JSON', { malformed: 'the line is not a JSON object' }, /not a JSON object/],
    ['no image', { values: { id: 1 } }, /no image/],
    ['a nested image', { values: { image: { bytes: 1 } } }, /no image/],
    ['an unknown role', { values: { image: 'a', role: 'poster' } }, /neither hero nor carousel/],
    ['an unknown category', { values: { image: 'a', category: 'Nothing > Here' } }, /no category/],
    ['an unknown retailer', { values: { image: 'a', retailer: 'nobody' } }, /no retailer/],
  ] as const)
    it(`inputs of a batch with ${title} are invalid_row`, () => {
      assert.throws(() => batchRow(record, DEFAULTS), { code: 'invalid_row', message })
    })

  it('inputs of a batch have images beside the first input', () => {
    assert.deepEqual(
      [
        'in/a.parquet',
        'in',
        's3://lake/day/a.parquet',
        's3://lake/day/?endpoint=http://x',
        's3://lake/a.csv?region=eu',
      ].map(placeOfImages),
      ['in', 'in', 's3://lake/day', 's3://lake/day?endpoint=http://x', 's3://lake?region=eu'],
    )
  })
})

describe('lines of a batch', () => {
  it('lines of a batch are the same wherever the bytes are cut, and each that is not blank is a row', async () => {
    const line = fc.oneof(
      fc.record({ image: fc.string({ unit: 'grapheme' }) }).map((value) => JSON.stringify(value)),
      fc.constantFrom('', '  ', '[1]', '{', 'null', '{"image":"\u2028"}'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.array(fc.nat(20)), async (lines, cuts) => {
        const bytes = Buffer.from(lines.join('\n'))
        const records = await collect(readJsonLines(piecesOf(bytes, cuts)))
        assert.equal(records.length, lines.filter((each) => each.trim() !== '').length)
        assert.deepEqual(records, await collect(readJsonLines(piecesOf(bytes, []))))
      }),
    )
  })

  it('lines of a batch that are too long are one malformed row each', async () => {
    const bytes = Buffer.from(`{"image":"a"}\n${'x'.repeat(1_100_000)}\n{"image":"b"}`)
    const records = await collect(readJsonLines(piecesOf(bytes, [500_000, 500_000])))
    assert.deepEqual(
      records.map((record) => namesOf(record).image ?? ('malformed' in record && record.malformed)),
      ['a', 'the line is longer than 1000000 bytes', 'b'],
    )
  })
})

describe('work in order', () => {
  it('work in order yields results in the order of its items, and runs no more than its width', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5)), fc.integer({ min: 1, max: 4 }), async (turns, width) => {
        let [running, most] = [0, 0]
        const items = (async function* () {
          yield* turns.entries()
        })()
        const results = inOrder(items, width, async ([index, count]) => {
          most = Math.max(most, ++running)
          for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
          running -= 1
          return index
        })
        assert.deepEqual(await collect(results), [...turns.keys()])
        assert.ok(most <= width)
      }),
    )
  })

  it('work in order answers an item before the next one is there', async () => {
    const answered = Promise.withResolvers<void>()
    const items = (async function* () {
      yield 1
      await answered.promise
      yield 2
    })()
    const results: number[] = []
    for await (const result of inOrder(items, 3, async (item) => item)) {
      results.push(result)
      answered.resolve()
    }
    assert.deepEqual(results, [1, 2])
  })
})
