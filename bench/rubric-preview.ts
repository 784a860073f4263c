// Measures the preview of a rubric over HTTP: the facts of 10,000 stored images, copied from those of a demo listing.
// Prints the seconds for PostgreSQL and for the embedded database, the longest time that the event loop was blocked, and
// whether anything has changed.
// usage: npm run bench:rubric-preview [-- IMAGES]
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { RubricPreview } from '@endcap/api'
import type { Database, DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { demoRoot } from '../packages/service/test/support/demo-root.ts'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { requestToken, startService } from '../packages/service/test/support/service.ts'
import { open, temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { median } from './support.ts'

const IMAGES = Number(process.argv[2] ?? 10_000)
const RUNS = 5
const WANTED_S = 5
const ROOTS = ['B0DEMOCHP2', 'B0DEMOCAN1', 'B0DEMOVIT8', 'B0DEMOCAN1', 'B0DEMOCHP2']
const PATCH = { listing: { heroWeight: 0.7, carouselWeight: 0.3 }, roles: { hero: { exponent: 0.7 } } }

/** Stores a demo listing and copies it, with its facts, until there are enough images. */
async function store(place: DatabaseConfig) {
  const options = place.url === null ? { dataDirectory: place.dataDirectory } : { databaseUrl: place.url }
  const origin = await startOrigin()
  const urls: string[] = []
  for (const [index, asin] of ROOTS.entries()) {
    const path = `/${index}.jpg`
    origin.serve(path, Buffer.concat([(await demoRoot(asin)).bytes, Buffer.alloc(index)]))
    urls.push(origin.url(path))
  }
  const first = await startService({ ...options, origin })
  const [hero_image_url = '', ...carousel_image_urls] = urls
  await first.put('model', { hero_image_url, carousel_image_urls, name: 'Sea Salt Potato Chips' })
  await first.settled('model')
  await first[Symbol.asyncDispose]()
  const database = await open(place)
  await copy(database)
  await database.close()
  return { options, credential: first.credential }
}

async function copy({ pool }: Database): Promise<void> {
  const listings = Math.floor(IMAGES / ROOTS.length)
  for (const statement of COPIES) await pool.query(statement, [listings - 1])
  await pool.query('ANALYZE')
}

const SHA = 'md5(n || image.sha256) || md5(image.sha256 || n)'
const imageId = "md5('image' || n || image.id)::uuid"
const pdpId = "md5('pdp' || n)::uuid"
const COPIES = [
  `INSERT INTO image_facts (organization_id, sha256, facts_version, facts)
   SELECT facts.organization_id, ${SHA}, facts_version, facts
   FROM image_facts AS facts JOIN image USING (organization_id, sha256), generate_series(1, $1::int) AS n
   ON CONFLICT DO NOTHING`,
  `INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length, category_id, role)
   SELECT ${imageId}, organization_id, ${SHA}, format, width, height, byte_length, category_id, role
   FROM image, generate_series(1, $1::int) AS n`,
  `INSERT INTO pdp (id, organization_id, portfolio_id, id_type, external_id, retailer, name, category_id,
     category_hints, status, run_id, version, result, scored_at, updated_at)
   SELECT ${pdpId}, organization_id, portfolio_id, id_type, 'sku-' || n, retailer, name, category_id, category_hints,
     status, run_id, version, result, scored_at, updated_at
   FROM (SELECT * FROM pdp WHERE external_id = 'model') AS model, generate_series(1, $1::int) AS n`,
  `INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url, asset_id)
   SELECT ${pdpId}, position, ${imageId}, filename, source_url, asset_id
   FROM pdp_image JOIN image ON image.id = image_id JOIN pdp ON pdp.id = pdp_image.pdp_id AND external_id = 'model',
     generate_series(1, $1::int) AS n`,
]

async function measure(kind: string, place: DatabaseConfig): Promise<void> {
  const { options, credential } = await store(place)
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
