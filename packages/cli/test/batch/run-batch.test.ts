import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { duckdb } from '../../../service/test/support/duckdb.ts'
import { temporaryDirectory } from '../../../service/test/support/stores.ts'
import { type InputRecord, namesOf } from '../../src/batch/batch-row.ts'
import { listInputs } from '../../src/batch/inputs.ts'
import { runBatch, type Shard } from '../../src/batch/run-batch.ts'
import { failedRow, type RowResult } from '../../src/batch/score-row.ts'
import { type OutputPlace, openOutput } from '../../src/terminal/output-place.ts'

/** Scores a row by its id, without an eye. */
const scoreRow = async (row: number, record: InputRecord): Promise<RowResult> => {
  if ('malformed' in record) return failedRow(row, record, new Error(record.malformed))
  await new Promise((resolve) => setImmediate(resolve))
  return {
    ...failedRow(row, record, null),
    error_code: null,
    error_message: null,
    score: Number(namesOf(record).id),
  }
}

function ndjsonOf(count: number): string {
  const path = join(temporaryDirectory(), 'rows.ndjson')
  const lines = Array.from({ length: count }, (_, n) => JSON.stringify({ id: n, image: `${n}.jpg` }))
  writeFileSync(path, lines.join('\n'))
  return path
}

type Options = { shard?: Shard; partRows: number; place?: OutputPlace }

async function run(input: string, out: string, { shard = { index: 0, count: 1 }, partRows, place }: Options) {
  await using own = await openOutput(out)
  const inputs = await listInputs([input])
  return await runBatch({
    inputs,
    place: place ?? own,
    shard,
    partRows,
    withFacts: false,
    width: 5,
    scoreRow,
  })
}

const idsIn = async (out: string): Promise<number[]> =>
  (await duckdb(`SELECT row, id FROM '${out}/*.parquet' ORDER BY row`)).map(({ row, id }) => {
    assert.equal(Number(row), Number(id))
    return Number(id)
  })
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

const rowCount = fc.integer({ min: 1, max: 60 })
const partRows = fc.integer({ min: 1, max: 20 })

describe('a batch', () => {
  it('a batch has each row exactly once, in whatever number of shards, in whatever order they run', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowCount,
        partRows,
        fc
          .integer({ min: 1, max: 6 })
          .chain((count) => fc.shuffledSubarray(numbers(count), { minLength: count, maxLength: count })),
        async (count, size, order) => {
          const [input, out] = [ndjsonOf(count), temporaryDirectory()]
          const summaries = []
          for (const index of order)
            summaries.push(await run(input, out, { shard: { index, count: order.length }, partRows: size }))
          assert.deepEqual(await idsIn(out), numbers(count))
          assert.equal(
            summaries.reduce((sum, { rows }) => sum + rows, 0),
            count,
          )
        },
      ),
      { numRuns: 25 },
    )
  })

  it('a batch that breaks off at any write continues with the same rows, and keeps what was finished', async () => {
    await fc.assert(
      fc.asyncProperty(rowCount, partRows, fc.integer({ min: 0, max: 30 }), async (count, size, writes) => {
        const [input, out] = [ndjsonOf(count), temporaryDirectory()]
        await using real = await openOutput(out)
        let left = writes
        const breaking: OutputPlace = {
          ...real,
          async put(name, content) {
            if (left-- <= 0) throw new Error('killed')
            await real.put(name, content)
          },
        }
        const parts = Math.ceil(count / size)
        const first = await run(input, out, { partRows: size, place: breaking }).catch(() => null)
        // A part is two writes.
        assert.equal(first === null, writes < 2 * parts)
        const { parts_kept } = await run(input, out, { partRows: size })
        assert.equal(parts_kept, Math.min(Math.floor(writes / 2), parts))
        assert.deepEqual(await idsIn(out), numbers(count))
      }),
      { numRuns: 40 },
    )
  })

  it('a batch scores a part again whose file is gone', async () => {
    const [input, out] = [ndjsonOf(10), temporaryDirectory()]
    await run(input, out, { partRows: 4 })
    writeFileSync(join(out, 'part-000000001.parquet'), 'cut')
    assert.deepEqual((await run(input, out, { partRows: 4 })).parts_kept, 2)
    assert.deepEqual(await idsIn(out), numbers(10))
  })

  it('a batch refuses to continue over rows that have changed', async () => {
    const [input, out] = [ndjsonOf(10), temporaryDirectory()]
    await run(input, out, { partRows: 4 })
    await assert.rejects(
      run(ndjsonOf(9), out, { partRows: 4 }),
      /part-000000002.parquet was made of other rows/,
    )
  })

  it('a batch ends with the failure of a row that is not its own', async () => {
    const [input, out] = [ndjsonOf(10), temporaryDirectory()]
    await using place = await openOutput(out)
    const broken = { ...(await paramsOf(input, place)), scoreRow: () => Promise.reject(new Error('no eye')) }
    await assert.rejects(runBatch(broken), /no eye/)
  })
})

const paramsOf = async (input: string, place: OutputPlace) => ({
  inputs: await listInputs([input]),
  place,
  shard: { index: 0, count: 1 },
  partRows: 4,
  withFacts: false,
  width: 3,
})
