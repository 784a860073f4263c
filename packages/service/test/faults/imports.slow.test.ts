import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Import } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import { sql } from 'kysely'
import type { DatabaseConfig } from '../../src/platform/db/database.ts'
import { openFleet } from '../support/fleet.ts'
import { csvOf } from '../support/imports.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startPostgres, withoutPostgres } from '../support/postgres.ts'
import { serve } from '../support/process.ts'
import { requestToken } from '../support/service.ts'
import { open, temporaryDirectory } from '../support/stores.ts'

const LISTINGS = 80
/** Listings without an image at their address, and rows without an identifier. */
const MISSING = 3
const NAMELESS = 2
const POLL_MS = 50
const PATIENCE_MS = 300_000

type Credential = Parameters<typeof requestToken>[1]

/** Serves an image of its own for each listing, and returns a file of the listings. */
async function catalog(origin: Origin): Promise<string> {
  for (let n = 0; n < LISTINGS; n++) origin.serve(`/${n}.png`, await picture(n, 120 + n))
  const rows = Array.from({ length: LISTINGS + MISSING }, (_, n) => [
    `listing-${n}`,
    'Sea Salt Potato Chips 150 g',
    origin.url(`/${n}.png`),
  ])
  const nameless = Array.from({ length: NAMELESS }, () => ['', 'Chips', origin.url('/0.png')])
  return csvOf(['id', 'name', 'hero_image_url'], [...rows, ...nameless])
}

/** Uploads a file that starts after its dry run, and returns a function that reads the import, or null if it cannot. */
async function startImport(baseUrl: string, credential: Credential, file: string) {
  const authorization = `Bearer ${await requestToken(baseUrl, credential)}`
  const response = await fetch(`${baseUrl}/v1/imports?start=true`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'text/csv' },
    body: file,
  })
  assert.equal(response.status, 201)
  const { import_id: id } = (await response.json()) as Import
  return async (): Promise<Import | null> => {
    const answer = await fetch(`${baseUrl}/v1/imports/${id}`, { headers: { authorization } }).catch(
      () => null,
    )
    return answer?.ok ? ((await answer.json()) as Import) : null
  }
}

/** Waits until the import has ended or this many rows are accounted for. */
async function until(read: () => Promise<Import | null>, rows: number): Promise<Import> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(POLL_MS)) {
    const found = await read()
    if (!found) continue
    const { total, waiting } = found.progress
    const isRunning = found.status === 'checking' || found.status === 'running'
    if (!isRunning || (found.status === 'running' && total - waiting >= rows)) return found
  }
  throw new Error(`${rows} rows are not accounted for within ${PATIENCE_MS} ms`)
}

/** Asserts that each row has ended once, and that each listing was stored by one change. */
async function assertImported(found: Import, place: DatabaseConfig): Promise<void> {
  assert.equal(found.status, 'completed')
  const { scored: _scored, ...progress } = found.progress
  assert.deepEqual(progress, {
    total: LISTINGS + MISSING + NAMELESS,
    waiting: 0,
    done: LISTINGS,
    unchanged: 0,
    failed: MISSING + NAMELESS,
    skipped: 0,
  })
  const database = await open(place)
  const { rows } = await sql`
    SELECT (SELECT count(*)::int FROM pdp) AS pdps,
      (SELECT max(version) FROM pdp) AS "changesOfEach",
      (SELECT count(*)::int FROM image) AS images,
      (SELECT count(*)::int FROM import_row JOIN pdp ON pdp.id = pdp_id AND external_id = key) AS "ownPdps"`.execute(
    database.db,
  )
  await database.close()
  assert.deepEqual(rows, [{ pdps: LISTINGS, changesOfEach: 1, images: LISTINGS, ownPdps: LISTINGS }])
}

describe('an import whose process is killed', () => {
  it('an import whose process is killed submits every row once, although the service is killed at ten moments (embedded)', async () => {
    await using origin = await startOrigin()
    const file = await catalog(origin)
    const data = temporaryDirectory()
    const args = ['--data', data, '--port', String(await freePort())]
    const start = () => serve(args, { ENDCAP_ALLOWED_ORIGINS: origin.host, ENDCAP_LOG: 'fatal' })
    let running = await start()
    const { base_url: baseUrl = '', ...credential } = running.announced
    const read = await startImport(baseUrl, credential as unknown as Credential, file)
    // The first moment is during the dry run.
    for (let kill = 0; kill < 10; kill++) {
      if (kill > 0) assert.equal((await until(read, NAMELESS + 7 * kill)).status, 'running', `kill ${kill}`)
      await running.kill('SIGKILL')
      running = await start()
    }
    const found = await until(read, Number.POSITIVE_INFINITY)
    await running.kill('SIGKILL')
    await assertImported(found, { url: null, dataDirectory: data })
  })

  it('an import whose process is killed submits every row once, although workers are killed (PostgreSQL)', {
    skip: withoutPostgres,
  }, async () => {
    await using postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    await using fleet = await openFleet({ databaseUrl })
    await fleet.api()
    const workers = [await fleet.worker(), await fleet.worker()]
    const file = await catalog(fleet.origin)
    const read = await startImport(fleet.baseUrl, fleet.credential, file)
    for (let kill = 1; kill <= 4; kill++) {
      await until(read, NAMELESS + 10 * kill)
      // Both, because either may have the job of the import.
      await Promise.all(workers.splice(0).map((worker) => worker.kill('SIGKILL')))
      workers.push(await fleet.worker(), await fleet.worker())
    }
    const found = await until(read, Number.POSITIVE_INFINITY)
    await assertImported(found, { url: databaseUrl, dataDirectory: fleet.dataDirectory })
  })
})
