// Measures what one organization's operations cost another. A floods one operation after the other; B polls a
// scored listing. Prints B's polls alone and during each flood, for PostgreSQL and the embedded database.
// usage: npm run bench -- neighbors [PATTERN]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { demoRoot } from '../packages/service/test/support/demo-root.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { serve } from '../packages/service/test/support/process.ts'
import { newCredential, requestToken, startService } from '../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { type Answer, type Call, createCall, type Flood, type SendCall } from './flood.ts'
import { storeListings } from './stored-listings.ts'

const IMAGES = 20_000
const FLOOD_MS = 5_000
const POLL_EVERY_MS = 25
const ONLY = new RegExp(process.argv[2] ?? '')

type Figures = { p50: number; p99: number; refused: number; polls: number }

/** Records of A. */
type Stored = { pdpId: string; imageId: string; importId: string; endpointId: string }

const PATCH = { listing: { heroWeight: 0.7, carouselWeight: 0.3 } }
const CATALOG_ROWS = 20_000

/** Operations of A by table name. */
function floods({ pdpId, imageId, importId, endpointId }: Stored, photo: Uint8Array): Record<string, Call> {
  const get = (path: string): Call => ({ method: 'GET', path })
  const post = (path: string, body: object): Call => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    type: 'application/json',
  })
  return {
    'history of a listing': get(`/v1/pdps/${pdpId}/history`),
    renditions: get(`/v1/images/${imageId}/renditions/full.jpg`),
    'failed rows of an import': get(`/v1/imports/${importId}/failed-rows`),
    corrections: get('/v1/corrections'),
    rubrics: get('/v1/rubrics/food-and-drink'),
    uploads: { method: 'POST', path: '/v1/uploads', body: photo, type: 'image/jpeg' },
    'webhook deliveries': get(`/v1/webhook-endpoints/${endpointId}/deliveries`),
    drafts: post('/v1/pdps/score', { base: { pdp_id: pdpId }, optimize: ['order'] }),
    'Spark requests': { method: 'POST', path: `/v1/images/${imageId}/spark/images` },
    'opening of streams': get('/v1/events/stream'),
    'rubric preview': post('/v1/rubrics/food-and-drink/preview', { patch: PATCH }),
    'dry runs': {
      method: 'POST',
      path: '/v1/imports?filename=a.csv',
      body: catalogOf(500),
      type: 'text/csv',
    },
    lists: get('/v1/pdps?limit=100&q=chips'),
    statistics: get('/v1/pdps/statistics'),
    explanations: get(`/v1/pdps/${pdpId}/explanation`),
    exports: get('/v1/pdps/export?format=csv'),
  }
}

function catalogOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => `row-${n},not an address,Chips ${n}`)
  return ['id,hero_image_url,name', ...lines].join('\n')
}

async function measure(kind: string, place: DatabaseConfig): Promise<void> {
  const { options, credential: first } = await storeListings(place, IMAGES)
  const photo = (await demoRoot('B0DEMOCHP2')).bytes
  let other
  {
    await using service = await startService(options)
    other = await newCredential(service.app)
  }
  await using service = await serve(['--port', '0', '--data', place.dataDirectory], {
    ENDCAP_RATE_LIMIT: '1000000',
    ENDCAP_LOG: 'fatal',
    ...(place.url === null ? {} : { DATABASE_URL: place.url }),
  })
  const baseUrl = service.announced['base_url'] ?? ''
  const [a, b] = await Promise.all(
    [first, other].map((each) => requestToken(baseUrl, { ...each, audience: baseUrl })),
  )
  const call = createCall(baseUrl)
  const mine = await submit(call, b ?? '', photo)
  const stored = await prepare(call, a ?? '')
  await sleep(3_000)
  const poll = () => call(b ?? '', { method: 'GET', path: mine })
  await pollFor(poll, 2_000)
  const alone = await pollFor(poll, FLOOD_MS)
  console.log(`${kind}\n${row('B alone', alone)}`)
  for (const [name, flood] of Object.entries(floods(stored, photo))) {
    if (!ONLY.test(name)) continue
    const flooder = await startFlooder({ baseUrl, token: a ?? '', call: flood })
    const beside = await pollFor(poll, FLOOD_MS)
    const statuses = await flooder.end()
    const isWithin =
      beside.p50 <= 2 * alone.p50 + 10 && beside.p99 <= 3 * alone.p99 + 100 && beside.refused === 0
    if (!isWithin) process.exitCode = 1
    const answers = Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
    console.log(`${row(name, beside)}  ${isWithin ? 'ok  ' : 'SLOW'}  A: ${answers}`)
    await sleep(2_000)
  }
}

/** Floods from another process, to keep this one's polls undisturbed. */
async function startFlooder(flood: Flood) {
  const child = fork(new URL('flood.ts', import.meta.url), { serialization: 'advanced' })
  child.send(flood)
  await once(child, 'message')
  return {
    async end(): Promise<Record<number, number>> {
      child.send('end')
      const [statuses] = (await once(child, 'message')) as [Record<number, number>]
      child.kill()
      return statuses
    },
  }
}

const row = (name: string, { p50, p99, refused, polls }: Figures): string =>
  `  ${name.padEnd(26)} p50 ${p50.toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms  ` +
  `refused ${refused} of ${polls}`

/** Sends a call that must succeed. */
async function done(call: SendCall, token: string, given: Call): Promise<Record<string, string>> {
  const { status, body } = await call(token, given)
  if (status >= 300) throw new Error(`${given.path}: ${status} ${body}`)
  return JSON.parse(body)
}

/** Scores a listing. Returns the path that clients poll. */
async function submit(call: SendCall, token: string, photo: Uint8Array): Promise<string> {
  const { url } = await done(call, token, {
    method: 'POST',
    path: '/v1/uploads',
    body: photo,
    type: 'image/jpeg',
  })
  const path = '/v1/pdps/id/mine'
  const body = JSON.stringify({ hero_image_url: url, name: 'Sea Salt Potato Chips' })
  await done(call, token, { method: 'PUT', path, body, type: 'application/json' })
  while ((await done(call, token, { method: 'GET', path }))['status'] === 'PROCESSING') await sleep(100)
  return path
}

/** Stores an import with failed rows and a webhook endpoint for A's operations. */
async function prepare(call: SendCall, token: string): Promise<Stored> {
  const get = (path: string) => done(call, token, { method: 'GET', path })
  const { pdp_id: pdpId = '' } = await get('/v1/pdps/id/model')
  const explanation = (await get(`/v1/pdps/${pdpId}/explanation`)) as unknown as {
    images: { image_id: string }[]
  }
  const { import_id: importId = '' } = await done(call, token, {
    method: 'POST',
    path: '/v1/imports?filename=failed.csv',
    body: catalogOf(CATALOG_ROWS),
    type: 'text/csv',
  })
  while ((await get(`/v1/imports/${importId}`))['status'] === 'checking') await sleep(200)
  const { webhook_endpoint_id: endpointId = '' } = await done(call, token, {
    method: 'POST',
    path: '/v1/webhook-endpoints',
    body: JSON.stringify({ url: 'https://shop.example.com/hooks' }),
    type: 'application/json',
  })
  return { pdpId, imageId: explanation.images[0]?.image_id ?? '', importId, endpointId }
}

async function pollFor(poll: () => Promise<Answer>, ms: number): Promise<Figures> {
  const times: number[] = []
  let refused = 0
  for (const end = performance.now() + ms; performance.now() < end; ) {
    const start = performance.now()
    if ((await poll()).status !== 200) refused += 1
    times.push(performance.now() - start)
    await sleep(POLL_EVERY_MS)
  }
  const sorted = times.toSorted((x, y) => x - y)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99), refused, polls: times.length }
}

if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using server = await startPostgres()
  await measure('PostgreSQL', { url: await server.createDatabase(), dataDirectory: temporaryDirectory() })
}
await measure('embedded', { url: null, dataDirectory: temporaryDirectory() })
