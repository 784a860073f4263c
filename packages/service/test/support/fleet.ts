import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { openApp } from '@endcap/cli/operator/open-app'
import type { PdpSubmission } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import { readConfig } from '../../src/config/config.ts'
import { readLedger } from './ledger.ts'
import { type Origin, startOrigin } from './origin.ts'
import { picture } from './pictures.ts'
import { type ServeProcess, serve } from './process.ts'
import { createRetryingClient, type RetryingClient } from './retrying-client.ts'
import { newCredential } from './service.ts'
import { temporaryDirectory } from './stores.ts'

type Environment = Record<string, string>
type Credential = Awaited<ReturnType<typeof newCredential>>

/** Processes of a service over one PostgreSQL with a catalog to score. Disposal stops all of them. */
export type Fleet = AsyncDisposable & {
  origin: Origin
  baseUrl: string
  credential: Credential
  /** Data directory of all processes, with the stored files. */
  dataDirectory: string
  api: (environment?: Environment) => Promise<ServeProcess>
  worker: (environment?: Environment) => Promise<ServeProcess>
  client: () => Promise<RetryingClient>
  /**
   * Submits the next `count` listings of the catalog, `everyMs` apart, and waits until all are accepted.
   * Returns their numbers.
   */
  submit: (client: RetryingClient, count: number, everyMs?: number) => Promise<number[]>
  /** Asserts that every accepted listing completes once and that no work is left. */
  assertCompleted: (client: RetryingClient) => Promise<void>
}

export type FleetOptions = {
  /** Direct address, for reading the ledger and creating the organization. */
  databaseUrl: string
  /** Settings of all processes. `DATABASE_URL` may lead through a proxy. */
  environment?: Environment
  /** Rate limit of the organization in submissions per minute. */
  rateLimit?: number
}

/** Time until the last job of a dead worker is reclaimed: one heartbeat and one check. */
const QUIET_MS = 90_000

export async function openFleet({ databaseUrl, environment = {}, rateLimit }: FleetOptions): Promise<Fleet> {
  await using opened = new AsyncDisposableStack()
  const ended = new AbortController()
  opened.defer(() => ended.abort())
  const origin = opened.use(await startOrigin())
  origin.serve('/shared.png', await picture(0))
  const port = await freePort()
  const data = temporaryDirectory()
  const baseUrl = `http://127.0.0.1:${port}`
  const shared: Environment = {
    ENDCAP_ALLOWED_ORIGINS: origin.host,
    ENDCAP_WORKER_THREADS: '1',
    // These tests cause faults, so errors in the log are expected.
    ENDCAP_LOG: process.env['ENDCAP_TEST_LOG'] ?? 'fatal',
    ENDCAP_BASE_URL: baseUrl,
    DATABASE_URL: databaseUrl,
    ...environment,
  }
  const start = async (role: 'api' | 'worker', own: Environment) =>
    resources.use(
      await serve(['--role', role, '--data', data, '--port', String(port)], { ...shared, ...own }),
    )
  const credential = await makeCredential({ ENDCAP_BASE_URL: baseUrl, DATABASE_URL: databaseUrl }, rateLimit)
  let listings = 0
  const resources = opened.move()
  return {
    origin,
    baseUrl,
    credential,
    dataDirectory: data,
    api: (own = {}) => start('api', own),
    worker: (own = {}) => start('worker', own),
    client: () => createRetryingClient(baseUrl, credential, ended.signal),
    async submit(client, count, everyMs = 0) {
      const submissions: Promise<number>[] = []
      for (let n = 0; n < count; n++) {
        if (n > 0) await sleep(everyMs)
        const number = ++listings
        const body = await listing(origin, number)
        submissions.push(client.submit(`listing-${number}`, body).then(() => number))
      }
      return Promise.all(submissions)
    },
    async assertCompleted(client) {
      const pdps = await Promise.all([...client.accepted].map((id) => client.settled(id)))
      assert.deepEqual(
        pdps.map(({ id, status, error_code }) => [id, status, error_code]),
        [...client.accepted].map((id) => [id, 'COMPLETED', null]),
      )
      await assertLedger(databaseUrl, client.accepted.size)
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** Returns a listing with two images of its own and one that all listings share. */
export async function listing(origin: Origin, n: number): Promise<PdpSubmission> {
  const own = [`/${n}-hero.png`, `/${n}-side.png`] as const
  for (const [index, path] of own.entries()) origin.serve(path, await picture(2 * n + index, 120 + n))
  return {
    hero_image_url: origin.url(own[0]),
    carousel_image_urls: [own[1], '/shared.png'].map((path) => origin.url(path)),
    name: 'Sea Salt Potato Chips 150 g',
  }
}

/** Asserts the database content after `listings` listings have completed. */
export async function assertLedger(
  databaseUrl: string | null,
  listings: number,
  dataDirectory = '',
): Promise<void> {
  const expected = {
    completed: listings,
    others: 0,
    scores: 2 * listings + 1,
    distinctScores: 2 * listings + 1,
    unfinishedRuns: 0,
    jobsLeft: 0,
    deadJobs: 0,
  }
  const place = { url: databaseUrl, dataDirectory }
  let found = await readLedger(place)
  for (const end = performance.now() + QUIET_MS; found.jobsLeft > 0 && performance.now() < end; ) {
    await sleep(500)
    found = await readLedger(place)
  }
  assert.deepEqual(found, expected)
}

async function makeCredential(
  flags: { ENDCAP_BASE_URL: string; DATABASE_URL: string },
  rateLimit = 100_000,
): Promise<Credential> {
  await using app = await openApp(
    readConfig({ ...flags, ENDCAP_LOG: 'silent', ENDCAP_DATA: temporaryDirectory() }, {}),
    'admin',
  )
  return await newCredential(app, { rateLimit })
}

export function assertRunning(processes: readonly ServeProcess[]): void {
  assert.deepEqual(
    processes.map(({ child }) => [child.exitCode, child.signalCode]),
    processes.map(() => [null, null]),
    'a process has ended',
  )
}
