import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { copyDatabaseFiles } from '@endcap/foundation/embedded-db/copy-database-files'
import { CopyInProgressError } from '../../../src/platform/db/embedded-maintenance.ts'
import { embeddedPlace, open, temporaryDirectory } from '../../support/stores.ts'

const ROWS = 20_000

describe('a copy of the embedded database in use', () => {
  it('a copy of the embedded database in use has everything that was committed until it ended, and the original goes on', async () => {
    const place = await embeddedPlace()
    const { pool, close } = await open(place)
    await pool.query('CREATE TABLE written (n integer PRIMARY KEY, half integer)')
    const insert = (from: number) =>
      pool.query('INSERT INTO written SELECT n, n FROM generate_series($1::int, $2::int) AS n', [
        from,
        from + ROWS - 1,
      ])
    await insert(0)
    const copy = temporaryDirectory()
    await copyDatabaseFiles(join(place.dataDirectory, 'db'), join(copy, 'db'), {
      start: async () => {
        await pool.query("SELECT pg_backup_start('test', true)")
        // The files change between the beginning of the backup and their copy, and one of them disappears.
        await insert(ROWS)
        await pool.query('UPDATE written SET half = half + 1')
        await pool.query('CREATE INDEX dropped ON written (half)')
        await pool.query('DROP INDEX dropped')
      },
      stop: async () => {
        // This change is in no copied file, but in the log.
        await insert(2 * ROWS)
        const { rows } = await pool.query<{ labelfile: string }>(
          'SELECT labelfile FROM pg_backup_stop(false)',
        )
        return rows[0]?.labelfile ?? ''
      },
    })
    await insert(3 * ROWS)
    assert.equal((await pool.query('SELECT FROM written')).rowCount, 4 * ROWS)
    await close()
    assert.equal(statSync(join(copy, 'db', 'pglite')).mode & 0o777, 0o700)

    const copied = await open({ url: null, dataDirectory: copy })
    const { rows } = await copied.pool.query(
      'SELECT count(*)::int, sum(half - n)::int AS updated, max(n) FROM written WHERE n < $1',
      [3 * ROWS],
    )
    await copied.close()
    assert.deepEqual(rows, [{ count: 3 * ROWS, updated: 2 * ROWS, max: 3 * ROWS - 1 }])
    assert.ok(!existsSync(join(copy, 'db', 'pglite', 'backup_label')))
  })

  it('a copy of the embedded database in use is refused while another one is being made, and possible again after one failed', async () => {
    const database = await open(await embeddedPlace())
    const [first, second] = await Promise.allSettled(
      [temporaryDirectory(), temporaryDirectory()].map((target) => database.copyTo(target)),
    )
    assert.equal(first?.status, 'fulfilled')
    assert.ok(second?.status === 'rejected' && second.reason instanceof CopyInProgressError)
    // A file is in place of the directory.
    await assert.rejects(database.copyTo(join(import.meta.dirname, 'copy-embedded.test.ts')))
    await database.copyTo(temporaryDirectory())
    await database.close()
  })
})
