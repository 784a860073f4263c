// Measures polls of a hero whose organization has 20,000 scored heroes, against none, and another organization's
// polls with and without eight concurrent pollers.
// usage: npm run bench -- polls

import { CATEGORIES } from '@endcap/catalog'
import type { Endcap } from '@endcap/client'
import type { DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { type Origin, startOrigin } from '../packages/service/test/support/origin.ts'
import { picture } from '../packages/service/test/support/pictures.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { type ServeProcess, serve } from '../packages/service/test/support/process.ts'
import { open, temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { clientOf, newOrganization } from './scale/catalog.ts'
import { median } from './support.ts'

const HEROES = 20_000
const POLLS = 300
const POLLERS = 8
const MAX_GROWTH = 1.5
const MAX_DELAY = 2
const CATEGORY = CATEGORIES.find(({ path }) => path === 'Food > Snacks > Potato Chips')?.id ?? ''

await using origin = await startOrigin()
origin.serve('/hero.png', await picture(0, 500))
if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using postgres = await startPostgres()
  await measure('PostgreSQL', origin, {
    url: await postgres.createDatabase(),
    dataDirectory: temporaryDirectory(),
  })
}
await measure('embedded', origin, { url: null, dataDirectory: temporaryDirectory() })

type Caller = { client: Endcap; imageId: string }

async function measure(store: string, { host }: Origin, place: DatabaseConfig): Promise<void> {
  const environment: Record<string, string> = {
    ENDCAP_ALLOWED_ORIGINS: host,
    ...(place.url === null ? {} : { DATABASE_URL: place.url }),
  }
  const start = () => serve(['--port', '0', '--data', place.dataDirectory], environment)
  const first = await start()
  const credentials = [first.announced, await newOrganization(environment, ['--data', place.dataDirectory])]
  const imageIds: string[] = []
  for (const credential of credentials)
    imageIds.push(await scoreHero(clientOf(credential, first.announced['base_url'])))
  const callers = (service: ServeProcess) =>
    credentials.map(
      (credential, n): Caller => ({
        client: clientOf(credential, service.announced['base_url']),
        imageId: imageIds[n] ?? '',
      }),
    )
  const [few] = callers(first)
  const before = await poll(few)
  await first.kill('SIGTERM')
  await addHeroes(place)

  await using service = await start()
  const [many, victim] = callers(service)
  const after = await poll(many)
  const alone = await poll(victim)
  const over = new AbortController()
  const polling = Array.from({ length: POLLERS }, async () => {
    while (!over.signal.aborted) await many?.client.images.get(many.imageId)
  })
  const crowded = await poll(victim)
  over.abort()
  await Promise.all(polling)
  console.log(
    `${store}: a poll takes ${before.toFixed(1)} ms, with ${HEROES} scored heroes ${after.toFixed(1)} ms, ` +
      `ratio ${(after / before).toFixed(2)} (wanted ${MAX_GROWTH}); another organization's ${alone.toFixed(1)} ms, ` +
      `beside ${POLLERS} pollers ${crowded.toFixed(1)} ms, ratio ${(crowded / alone).toFixed(2)} (wanted ${MAX_DELAY})`,
  )
  if (after / before > MAX_GROWTH || crowded / alone > MAX_DELAY) process.exitCode = 1
}

/** Returns median milliseconds after a warm-up. */
async function poll(caller: Caller | undefined): Promise<number> {
  if (!caller) throw new Error('there is no caller')
  const times: number[] = []
  for (let n = 0; n < POLLS + 30; n++) {
    const start = performance.now()
    await caller.client.images.get(caller.imageId)
    if (n >= 30) times.push(performance.now() - start)
  }
  return median(times)
}

async function scoreHero(client: Endcap): Promise<string> {
  const { image_id } = await client.images.submit({
    image_url: origin.url('/hero.png'),
    product_category_id: CATEGORY,
    image_type: 'hero',
  })
  await client.images.wait(image_id)
  return image_id
}

/** Adds `HEROES` of unique content to the organization of the oldest score. */
async function addHeroes(place: DatabaseConfig): Promise<void> {
  const database = await open(place)
  const hash = 'md5(n::text) || md5(n::text)'
  await database.pool.query(
    `INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length, category_id, role)
    SELECT gen_random_uuid(), organization_id, ${hash}, format, width, height, byte_length, category_id, role
    FROM (SELECT * FROM image ORDER BY created_at LIMIT 1) AS first, generate_series(1, ${HEROES}) AS n`,
  )
  await database.pool.query(
    `INSERT INTO image_score (organization_id, sha256, category_id, role, model_version, score, service_score)
    SELECT organization_id, ${hash}, category_id, role, model_version, score, round((random() * 100)::numeric, 1)
    FROM (SELECT * FROM image_score ORDER BY scored_at LIMIT 1) AS first, generate_series(1, ${HEROES}) AS n`,
  )
  await database.pool.query('ANALYZE')
  await database.close()
}
