// Measures rubric previews over HTTP on 10,000 stored images with the facts of a demo listing. Prints seconds for
// PostgreSQL and the embedded database, the longest block of the event loop, and whether anything changed.
// usage: npm run bench -- rubric-preview [IMAGES]
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { RubricPreview } from '@endcap/api'
import type { DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { requestToken, startService } from '../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { storeListings } from './stored-listings.ts'
import { median } from './support.ts'

const IMAGES = Number(process.argv[2] ?? 10_000)
const RUNS = 5
const WANTED_S = 5
const PATCH = { listing: { heroWeight: 0.7, carouselWeight: 0.3 }, roles: { hero: { exponent: 0.7 } } }

async function measure(kind: string, place: DatabaseConfig): Promise<void> {
  const { options, credential } = await storeListings(place, IMAGES)
  await using service = await startService(options)
  const { baseUrl } = service.config.auth
  const token = await requestToken(baseUrl, { ...credential, audience: baseUrl })
  const changes = async () =>
    (await service.request('GET', '/v1/pdps?limit=100&sort=-updated_at', { token })).body
  const before = JSON.stringify(await changes())
  const seconds: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let preview: RubricPreview | null = null
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    const { status, body } = await service.request('POST', '/v1/rubrics/food-and-drink/preview', {
      token,
      body: { patch: PATCH },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    seconds.push((performance.now() - start) / 1000)
    preview = body as unknown as RubricPreview
  }
  delay.disable()
  const slowest = Math.max(...seconds)
  console.log(
    `${kind}: ${preview?.images} images of ${preview?.listings} listings: median ${median(seconds).toFixed(2)} s, ` +
      `slowest ${slowest.toFixed(2)} s (wanted ${WANTED_S}), event loop blocked for at most ` +
      `${(delay.max / 1e6).toFixed(0)} ms, ${JSON.stringify(await changes()) === before ? 'nothing' : 'SOMETHING'} has changed`,
  )
  if (slowest > WANTED_S) process.exitCode = 1
}

if (!withoutPostgres) {
  await using server = await startPostgres()
  await measure('PostgreSQL', { url: await server.createDatabase(), dataDirectory: temporaryDirectory() })
}
await measure('embedded', { url: null, dataDirectory: temporaryDirectory() })
