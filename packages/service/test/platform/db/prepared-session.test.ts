import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { prepareSession } from '@endcap/foundation/embedded-db/pglite-session'
import { openDirectory } from '../../../src/platform/db/open-directory.ts'
import { embeddedPlace, open } from '../../support/stores.ts'

describe('the prepared session', () => {
  it('the prepared session opens a database that is being opened before its settings are used', async () => {
    const where = await embeddedPlace()
    prepareSession()
    const database = await open({ ...where, opening: openDirectory(where.dataDirectory) })
    const { rows } = await database.pool.query('SELECT 1 AS n')
    await database.close()
    assert.deepEqual(rows, [{ n: 1 }])
  })

  it('the prepared session does not keep the process alive after its end', async () => {
    const script = fileURLToPath(new URL('../../support/prepare-session.ts', import.meta.url))
    await promisify(execFile)(process.execPath, [script], { timeout: 60_000 })
  })

  it('the prepared session reports a thread that fails before a database is opened to the one who opens it', async () => {
    const breakThreads =
      "import { isMainThread } from 'node:worker_threads'; if (!isMainThread) throw new Error('broken')"
    const script = fileURLToPath(new URL('../../support/open-broken-session.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(breakThreads)}`, script],
      { timeout: 60_000 },
    )
    assert.equal(stdout, 'Error: broken\n')
  })
})
