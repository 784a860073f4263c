// Measures the event list and stream over HTTP with 1,000,000 events, at several positions, with and without a
// filter by a rare type, and the scored listings a second stored with and without events. Prints milliseconds and
// ratios for PostgreSQL and the embedded database.
// usage: npm run bench -- events [EVENTS]
import { performance } from 'node:perf_hooks'
import type { EventPage } from '@endcap/api'
import type { JudgedResult } from '../packages/service/src/domains/pdps/record/listing-result.ts'
import { recordHistory } from '../packages/service/src/domains/pdps/record/pdp-history.ts'
import { createPdpStore } from '../packages/service/src/domains/pdps/record/pdp-store.ts'
import type { Database, DatabaseConfig, Db } from '../packages/service/src/platform/db/database.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { requestToken, startService } from '../packages/service/test/support/service.ts'
import { newOrganization, open, temporaryDirectory } from '../packages/service/test/support/stores.ts'
import {
  insertPdp,
  insertPortfolio,
  randomFrom,
  randomResult,
} from '../packages/service/test/support/synthetic-pdps.ts'
import { median } from './support.ts'

const EVENTS = Number(process.argv[2] ?? 1_000_000)
const EVENTS_AT_A_TIME = 50_000
const RUNS = 30
const PLACES = { '0': 0, '50 %': 0.5, '99.9 %': 0.999 }
/** One event in 100,000. */
const RARE = 'import.completed'
const FILTERS = { 'all types': '', 'a rare type': `&types=${RARE}` }
const COMMITS = 400
const WORKERS = 8

async function measure(store: string, place: DatabaseConfig): Promise<void> {
  const options = place.url === null ? { dataDirectory: place.dataDirectory } : { databaseUrl: place.url }
  const first = await startService({ ...options, role: 'api' })
  await first[Symbol.asyncDispose]()
  const database = await open(place)
  await measureCommits(store, database)
  await insertEvents(database, first.credential.organization_id)
  const ids = await Promise.all(
    Object.values(PLACES).map((share) => idAt(database, first.credential.organization_id, share)),
  )
  await database.close()
  await using service = await startService({ ...options, role: 'api' })
  const { baseUrl } = service.config.auth
  const headers = {
    authorization: `Bearer ${await requestToken(baseUrl, { ...first.credential, audience: baseUrl })}`,
  }
  for (const [filter, query] of Object.entries(FILTERS)) {
    const pulls = ids.map((after) => () => pull(`${baseUrl}/v1/events?after=${after}${query}`, headers))
    report(`${store}: a page of ${filter}`, await medians(pulls))
  }
  const starts = ids.map((after) => () => start(`${baseUrl}/v1/events/stream?after=${after}`, headers))
  report(`${store}: the first event of a stream`, await medians(starts))
}

/** Returns median times. Alternates requests, so load affects all alike. */
async function medians(requests: readonly (() => Promise<number>)[]): Promise<number[]> {
  const times = requests.map((): number[] => [])
  for (let run = 0; run < RUNS + 5; run++)
    for (const [index, request] of requests.entries()) {
      const ms = await request()
      if (run >= 5) times[index]?.push(ms)
    }
  return times.map((each) => median(each))
}

function report(title: string, times: readonly number[]): void {
  const [base = 1] = times
  const texts = Object.keys(PLACES).map((place, index) => {
    const ms = times[index] ?? 0
    return `${ms.toFixed(1)} ms at ${place} (${(ms / base).toFixed(2)})`
  })
  console.log(`${title}: ${texts.join(', ')}`)
}

type Headers = { authorization: string }

async function pull(url: string, headers: Headers): Promise<number> {
  const begin = performance.now()
  const response = await fetch(url, { headers })
  const page = (await response.json()) as EventPage
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(page)}`)
  return performance.now() - begin
}

async function start(url: string, headers: Headers): Promise<number> {
  const begin = performance.now()
  const response = await fetch(url, { headers })
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes('data: ')) break
  }
  return performance.now() - begin
}

async function insertEvents({ pool }: Database, organizationId: string): Promise<void> {
  for (let from = 0; from < EVENTS; from += EVENTS_AT_A_TIME)
    await pool.query(
      `INSERT INTO event (id, organization_id, position, type, data)
       SELECT ('019a9d31-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
         $1, n, CASE WHEN n % 100000 = 0 THEN '${RARE}' ELSE 'image.scored' END,
         '{"image_id":"019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41","image_type":"hero","service_score":92.5,"classification":"Lifestyle"}'
       FROM generate_series($2::int, $3::int) AS n`,
      [organizationId, from + 1, Math.min(EVENTS, from + EVENTS_AT_A_TIME)],
    )
  await pool.query(
    `INSERT INTO event_counter VALUES ($1, $2) ON CONFLICT (organization_id) DO UPDATE SET last_position = $2`,
    [organizationId, EVENTS],
  )
  await pool.query('ANALYZE event')
}

async function idAt({ pool }: Database, organizationId: string, share: number): Promise<string> {
  if (share === 0) return '0'
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM event WHERE organization_id = $1 AND position = $2',
    [organizationId, Math.floor(share * EVENTS)],
  )
  return rows[0]?.id ?? ''
}

/** Compares commits a second with and without events, for one and many organizations. */
async function measureCommits(store: string, database: Database): Promise<void> {
  const pdps = createPdpStore(database.db)
  for (const organizations of [1, WORKERS]) {
    const ids = await newPdps(database, organizations)
    const random = randomFrom(5)
    const without: number[] = []
    const withEvents: number[] = []
    const complete = async (trx: Db, id: string, hasEvents: boolean) => {
      const pdp = await pdps.lock(trx, id)
      if (!pdp) throw new Error('the PDP is missing')
      const result = { ...randomResult(random), judgements: [] } as unknown as JudgedResult
      if (hasEvents) await pdps.complete(trx, pdp, result)
      else await completeWithoutEvents(trx, pdp, result)
    }
    for (let round = 0; round < 6; round++) {
      without.push(await commitsPerSecond(database, ids, (trx, id) => complete(trx, id, false)))
      withEvents.push(await commitsPerSecond(database, ids, (trx, id) => complete(trx, id, true)))
    }
    const [plain, recorded] = [median(without.slice(1)), median(withEvents.slice(1))]
    console.log(
      `${store}: ${recorded.toFixed(0)} scored listings a second with events, ${plain.toFixed(0)} without ` +
        `(${(recorded / plain).toFixed(2)}), ${WORKERS} at a time in ${organizations} organizations`,
    )
  }
}

async function newPdps(database: Database, organizations: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < organizations; n++) {
    const organizationId = await newOrganization(database)
    const portfolioId = await insertPortfolio(database, organizationId)
    for (let each = 0; each < WORKERS / organizations; each++)
      ids.push(await insertPdp(database, { organizationId, portfolioId, result: null }))
  }
  return ids
}

/** Repeats `PdpStore.complete` without its events. */
async function completeWithoutEvents(
  trx: Db,
  pdp: Parameters<typeof recordHistory>[1],
  result: JudgedResult,
): Promise<void> {
  const scoredAt = new Date()
  await recordHistory(trx, pdp, result, scoredAt)
  await trx
    .updateTable('pdp')
    .set((eb) => ({
      status: 'COMPLETED',
      error_code: null,
      result: JSON.stringify(result),
      listing_score_at_ingest: eb.fn.coalesce('listing_score_at_ingest', eb.val(result.pdp_score)),
      scored_at: scoredAt,
      updated_at: scoredAt,
    }))
    .where('id', '=', pdp.id)
    .execute()
}

async function commitsPerSecond(
  { db }: Database,
  ids: readonly string[],
  change: (trx: Db, id: string) => Promise<void>,
): Promise<number> {
  const begin = performance.now()
  await Promise.all(
    ids.map(async (id) => {
      for (let n = 0; n < COMMITS / WORKERS; n++) await db.transaction().execute((trx) => change(trx, id))
    }),
  )
  return (1_000 * COMMITS) / (performance.now() - begin)
}

if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using postgres = await startPostgres()
  await measure('PostgreSQL', { url: await postgres.createDatabase(), dataDirectory: temporaryDirectory() })
}
await measure('embedded', { url: null, dataDirectory: temporaryDirectory() })
