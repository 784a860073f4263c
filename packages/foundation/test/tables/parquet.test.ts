import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { openFile } from '@endcap/foundation/disk/file-reader'
import { createParquetFile, type ParquetColumn, readParquet } from '@endcap/foundation/tables/parquet'
import fc from 'fast-check'
import { duckdb } from '../../../service/test/support/duckdb.ts'
import { temporaryDirectory } from '../../../service/test/support/stores.ts'

type Row = { n: number; text: string | null; at: Date | null; isSet: boolean | null; share: number | null }

const COLUMNS: ParquetColumn<Row>[] = [
  { name: 'n', type: 'INT64', isRequired: true, value: ({ n }) => BigInt(n) },
  { name: 'text', type: 'STRING', value: ({ text }) => text },
  { name: 'moment', type: 'TIMESTAMP', value: ({ at }) => at },
  { name: 'is_set', type: 'BOOLEAN', value: ({ isSet }) => isSet },
  { name: 'share', type: 'DOUBLE', value: ({ share }) => share },
]

const row: fc.Arbitrary<Row> = fc.record({
  n: fc.maxSafeNat(),
  text: fc.option(fc.string({ unit: 'binary' })),
  at: fc.option(fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })),
  isSet: fc.option(fc.boolean()),
  share: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
})

function write(rows: readonly Row[], groupRows: number): string {
  const path = join(temporaryDirectory(), 'rows.parquet')
  const file = createParquetFile(path, COLUMNS)
  for (let at = 0; at < rows.length; at += groupRows) file.write(rows.slice(at, at + groupRows))
  file.finish()
  return path
}

describe('a Parquet file', () => {
  it('a Parquet file has the same rows for DuckDB, whatever the size of its row groups', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 40 }),
        fc.integer({ min: 1, max: 15 }),
        async (rows, groupRows) => {
          const found = await duckdb(
            'SELECT n, text, epoch_ms(moment) AS moment, is_set, share ' +
              `FROM read_parquet('${write(rows, groupRows)}', file_row_number = true) ORDER BY file_row_number`,
          )
          assert.deepEqual(
            found.map((each) => ({
              ...each,
              n: Number(each['n']),
              moment: each['moment'] === null ? null : Number(each['moment']),
            })),
            rows.map(({ n, text, at, isSet, share }) => ({
              n,
              text,
              moment: at === null ? null : at.getTime(),
              is_set: isSet,
              share,
            })),
          )
        },
      ),
      { numRuns: 30 },
    )
  })

  for (const codec of ['uncompressed', 'snappy', 'gzip', 'zstd', 'brotli'])
    it(`a Parquet file that DuckDB compresses with ${codec} is read group by group`, async () => {
      const path = join(temporaryDirectory(), 'rows.parquet')
      await duckdb(
        `COPY (SELECT i AS n, 'photos/' || i || '.jpg' AS image, random() AS other FROM range(10000) t(i)) ` +
          `TO '${path}' (FORMAT parquet, CODEC '${codec}', ROW_GROUP_SIZE 2048)`,
      )
      await using file = await openFile(path)
      const asked: [number, number][] = []
      const wants = (first: number, end: number) => asked.push([first, end]) !== 2
      const images: unknown[] = []
      let skipped = 0
      for await (const { count, rows } of readParquet(file, () => ['image'], wants)) {
        if (rows === null) skipped += count
        for (const each of rows ?? []) images.push(each)
      }
      assert.deepEqual(
        [asked.length, asked[1], skipped, images.length, images[0], images.at(-1)],
        [5, [2048, 4096], 2048, 7952, { image: 'photos/0.jpg' }, { image: 'photos/9999.jpg' }],
      )
    })
})
