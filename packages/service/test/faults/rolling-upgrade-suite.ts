import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PdpSubmission } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import pg from 'pg'
import { eventually } from '../support/eventually.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts'
import { type ServeProcess, serve } from '../support/process.ts'
import { installRelease, withoutRelease } from '../support/release.ts'
import { requestToken } from '../support/service.ts'
import { temporaryDirectory } from '../support/stores.ts'

/** Issuer of the tokens of both releases. No process listens there. */
const BASE_URL = 'http://127.0.0.1:8080'
const PDPS = 85_715
const IMAGES_OF_A_PDP = 7
const PICTURES = 40
const CLIENTS = 3
const ROUNDS = 3
/** Time of requests before the new release starts, and after it is ready. */
const ALONE_MS = 4_000
const TOGETHER_MS = 4_000
const LONG = { attempts: 600, everyMs: 100 }
const LIMITS = {
  'the limits of a new role': {},
  'a statement_timeout of 300 ms for the role': { statement_timeout: '300ms' },
} as const

/** Tests that this release migrates the database of an earlier one while that one is used. */
export function describeRollingUpgrade(commit: string): void {
  describe(`the upgrade from ${commit} under load`, {
    skip: withoutPostgres || withoutRelease(commit),
  }, () => {
    let postgres: Postgres
    let origin: Origin
    let main: string
    let seeded: Seeded
    before(async () => {
      postgres = await startPostgres()
      origin = await startOrigin()
      for (let n = 0; n < PICTURES; n++) origin.serve(`/${n}.png`, await picture(n, 120))
      main = installRelease(commit)
      seeded = await seed(postgres, main)
    })
    after(async () => {
      await postgres[Symbol.asyncDispose]()
      await origin[Symbol.asyncDispose]()
    })

    for (const [name, settings] of Object.entries(LIMITS))
      for (let round = 1; round <= ROUNDS; round++)
        it(`the upgrade from ${commit} under load refuses no request of ${CLIENTS} clients, with ${name}: ${round} of ${ROUNDS}`, async () => {
          const databaseUrl = await copyOf(seeded, settings)
          const environment = {
            DATABASE_URL: databaseUrl,
            ENDCAP_BASE_URL: BASE_URL,
            ENDCAP_ALLOWED_ORIGINS: origin.host,
            ENDCAP_RATE_LIMIT: '1000000',
            ENDCAP_WORKER_THREADS: '1',
          }
          await using earlier = await serve(await serveArgs(), environment, { main })
          await using load = await startLoad(earlier, seeded, origin)
          await sleep(ALONE_MS)
          await using later = await serve(await serveArgs(), environment)
          load.use(later)
          await sleep(TOGETHER_MS)
          // A busy machine takes longer for a few requests.
          await eventually(
            () => ['200', '202'].every((status) => (load.answers.get(status) ?? 0) > CLIENTS),
            LONG,
          )
          const { 200: _read, 202: accepted = 0, ...refused } = Object.fromEntries(load.answers)
          assert.deepEqual(refused, {}, `${accepted} accepted`)
          await eventually(async () => (await staleSummaries(databaseUrl)).length === 0, LONG)
        })
  })
}

type Seeded = { url: string; credential: Parameters<typeof requestToken>[1] }

const serveArgs = async () => ['--data', temporaryDirectory(), '--port', String(await freePort())]

/** Creates a database of the earlier release with 600,000 images. */
async function seed(postgres: Postgres, main: string): Promise<Seeded> {
  const url = await postgres.createDatabase()
  const first = await serve(await serveArgs(), { DATABASE_URL: url, ENDCAP_BASE_URL: BASE_URL }, { main })
  const { client_id = '', client_secret = '', organization_id = '', audience = '' } = first.announced
  await first.kill('SIGTERM')
  const ids =
    'SELECT o.id AS organization, p.id AS portfolio FROM organization o, portfolio p WHERE p.organization_id = o.id'
  await query(url, [
    `INSERT INTO pdp (id, organization_id, portfolio_id, id_type, external_id, retailer, name, category_id,
        category_hints, status, run_id, version, result)
      SELECT md5('pdp' || n)::uuid, organization, portfolio, 'id', 'seed-' || n, 'marketplace_us', 'Seed ' || n,
        md5('category')::uuid, '{}', 'COMPLETED', md5('run' || n)::uuid, 1, '{"pdp_score": 50}'
      FROM (${ids}) AS own, generate_series(1, ${PDPS}) AS n`,
    `INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length)
      SELECT md5('image' || n)::uuid, organization, md5('a' || n) || md5('b' || n), 'png', 120, 120, 1000
      FROM (${ids}) AS own, generate_series(1, ${PDPS * IMAGES_OF_A_PDP}) AS n`,
    `INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url)
      SELECT md5('pdp' || (1 + (n - 1) / ${IMAGES_OF_A_PDP}))::uuid, (n - 1) % ${IMAGES_OF_A_PDP},
        md5('image' || n)::uuid, n || '.png', 'https://shop.example.com/' || n || '.png'
      FROM generate_series(1, ${PDPS * IMAGES_OF_A_PDP}) AS n`,
    'VACUUM (ANALYZE)',
  ])
  return { url, credential: { client_id, client_secret, organization_id, audience } }
}

/** Copies the database for a role with settings of its own, and returns its address. */
async function copyOf({ url }: Seeded, settings: Record<string, string>): Promise<string> {
  const name = `copy_${crypto.randomUUID().replaceAll('-', '')}`
  const maintenance = url.replace(/[^/]+$/, 'postgres')
  await query(maintenance, [
    `CREATE DATABASE ${name} TEMPLATE ${url.split('/').at(-1)}`,
    `CREATE ROLE ${name} SUPERUSER LOGIN`,
    ...Object.entries(settings).map(([setting, value]) => `ALTER ROLE ${name} SET ${setting} = '${value}'`),
  ])
  return url.replace(/endcap@/, `${name}@`).replace(/[^/]+$/, name)
}

/** Returns the ids of PDPs of the load whose summary is not that of their row, whichever release has written it. */
const staleSummaries = (url: string) =>
  query(url, [
    `SELECT external_id FROM pdp JOIN pdp_summary AS summary ON summary.pdp_id = pdp.id
      WHERE external_id LIKE 'load-%' AND (summary.status <> pdp.status OR summary.updated_at <> pdp.updated_at
        OR summary.pdp_score IS DISTINCT FROM (result->>'pdp_score')::double precision
        OR summary.lost IS DISTINCT FROM (result->'summary'->'lost')::jsonb
        OR summary.lost_main_image <> 10 * coalesce((lost->>'main_image')::numeric, 0))`,
  ])

/** Executes statements and returns the rows of the last one. */
async function query(url: string, statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** Sends submissions, changes and reads from several clients, to the processes in turn. Counts the answers. */
async function startLoad(first: ServeProcess, { credential }: Seeded, origin: Origin) {
  const addresses = [addressOf(first)]
  const token = await requestToken(addressOf(first), credential)
  const answers = new Map<string, number>()
  const over = new AbortController()
  const send = async (address: string, { method, path, body }: Sent) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const sent = fetch(address + path, { method, headers, body: body ? JSON.stringify(body) : null })
    const answer = await sent.then(
      async (response) =>
        response.ok ? String(response.status) : `${response.status} ${await response.text()}`,
      (error: unknown) => String(error),
    )
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let n = 0; !over.signal.aborted; n++)
      for (const request of requestsOf(`load-${client}-${n}`, n, origin))
        await send(addresses[n % addresses.length] ?? '', request)
  })
  return {
    use: (process_: ServeProcess) => void addresses.push(addressOf(process_)),
    answers,
    async [Symbol.asyncDispose]() {
      over.abort()
      await Promise.all(clients)
    },
  }
}

type Sent = { method: string; path: string; body?: PdpSubmission }

function requestsOf(id: string, n: number, origin: Origin): Sent[] {
  const path = `/v1/pdps/id/${id}`
  const image = (which: number) => origin.url(`/${which % PICTURES}.png`)
  const body = {
    hero_image_url: image(n),
    carousel_image_urls: [image(n + 1)],
    name: 'Sea Salt Potato Chips 150 g',
  }
  return [
    { method: 'PUT', path, body },
    { method: 'PUT', path, body: { ...body, carousel_image_urls: [image(n + 2), image(n + 3)] } },
    { method: 'GET', path },
  ]
}

const addressOf = ({ announced }: ServeProcess): string => announced['address'] ?? ''
