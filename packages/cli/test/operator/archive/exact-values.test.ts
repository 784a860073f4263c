import assert from 'node:assert/strict'
import { join } from 'node:path'
import { it } from 'node:test'
import { createFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import { createLog } from '@endcap/foundation/observability/log'
import { JOB_TYPES } from '@endcap/service/app/modules'
import type { DatabaseConfig } from '@endcap/service/platform/db/database'
import { openJobQueue } from '@endcap/service/platform/jobs/job-queue'
import { createMetrics } from '@endcap/service/platform/observability/metrics'
import { describeOnBothStores, open, temporaryDirectory } from '../../../../service/test/support/stores.ts'
import { exportArchive } from '../../../src/operator/archive/export-archive.ts'
import { importArchive } from '../../../src/operator/archive/import-archive.ts'
import { readManifest } from '../../../src/operator/archive/manifest.ts'

const log = createLog({ level: 'silent', format: 'json' })
const blobsOf = ({ dataDirectory }: DatabaseConfig) =>
  createFileBlobs(join(dataDirectory, 'blobs'), { sign: () => '' })

/** A table that a later migration may add, with a foreign key to itself and a sequence. */
const TABLE = `CREATE TABLE odd_values (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent bigint REFERENCES odd_values,
  "Quoted ""name""" text,
  exact json, sorted jsonb, moment timestamptz, day date, float double precision, large bigint,
  bytes bytea, many text[], money numeric, short varchar(9), double_large bigint GENERATED ALWAYS AS (large * 2) STORED
)`
const ROWS = `INSERT INTO odd_values (parent, "Quoted ""name""", exact, sorted, moment, day, float, large, bytes, many, money, short) VALUES
  (2, E'a\\n\\t"\\\\ \\u2028 \\U0001F600 NULL', E'{"zebra": 1,\\n  "2": 1e400, "10": 12345678901234567890, "2": "again"}',
    '{"b": 0.10, "a": null}', '2026-01-02 03:04:05.678901+05:30', '0044-03-15 BC', 0.1 + 0.2::float8, 4611686018427387903,
    '\\x00ff5c0a', ARRAY['{', NULL, 'NULL', ''], 1.10, ''),
  (NULL, NULL, 'null', 'null', 'infinity', '-infinity', 'NaN', -4611686018427387904, '', '{}', 'NaN', NULL),
  (1, '', '"text"', '[1, 2]', NULL, NULL, '-0', NULL, NULL, NULL, NULL, 'é')`
/** Returns PostgreSQL's text of every row, which shows every difference. */
const READ = `SELECT t::text AS row FROM odd_values t ORDER BY number`

describeOnBothStores('an archived value', ({ place }) => {
  it('an archived value is imported exactly as exported, for every type, in a table that the code does not name', async () => {
    const [from, to] = [await place(), await place()]
    const source = await open(from)
    await source.pool.query(TABLE)
    await source.pool.query(ROWS)
    const { rows: wanted } = await source.pool.query(READ)
    assert.equal(wanted.length, 3)
    const directory = join(temporaryDirectory(), 'archive')
    const manifest = await exportArchive(directory, {
      database: source,
      blobs: blobsOf(from),
      onProgress: () => undefined,
    })
    await source.close()
    assert.equal(manifest.tables['odd_values'], 3)
    assert.deepEqual(await readManifest(directory), manifest)

    const target = await open(to)
    await target.pool.query(TABLE)
    await importArchive(
      { directory, manifest },
      {
        database: target,
        blobs: blobsOf(to),
        onProgress: () => undefined,
        prepareQueues: async () =>
          (
            await openJobQueue(JOB_TYPES, {
              database: target,
              log,
              metrics: createMetrics(),
              works: false,
              supervises: false,
            })
          ).stop(0),
      },
    )
    assert.deepEqual((await target.pool.query(READ)).rows, wanted)
    const { rows: next } = await target.pool.query(
      'INSERT INTO odd_values DEFAULT VALUES RETURNING number::int',
    )
    assert.deepEqual(next, [{ number: 4 }])
    await assert.rejects(target.pool.query('INSERT INTO odd_values (parent) VALUES (99)'), { code: '23503' })
    await target.close()
  })
})
