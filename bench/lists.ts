// Measures lists of 100,000 PDPs over HTTP: every sort with every filter, a page deep in the cursor beside the first
// page, statistics with every filter, and the trend. Prints the slowest hundredth of the requests for PostgreSQL and
// for the embedded database.
// usage: npm run bench:lists [-- PDPS]
import { performance } from 'node:perf_hooks'
import { type PdpPage, SORT_FIELDS } from '@endcap/api'
import { CATEGORIES, RETAILERS } from '@endcap/catalog'
import type { Database, DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { picture } from '../packages/service/test/support/pictures.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { requestToken, startService } from '../packages/service/test/support/service.ts'
import { open, temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { median } from './support.ts'

const PDPS = Number(process.argv[2] ?? 100_000)
const ROWS_AT_A_TIME = 1_000
const RUNS = 3
/** Requests until the compiled code of the service is optimized. */
const WARM_UP = 50
const DEEP_PAGES = 400
const MAX_P99_MS = { PostgreSQL: 50, embedded: 100 }
const MAX_DEEP_RATIO = 1.5
const MAX_STATISTICS_MS = 300
/** Scored states of each PDP. */
const STATES = 3

const FILTERS = [
  '',
  'score_min=40&score_max=60',
  'score_max=1',
  'status=PROCESSING',
  `retailer=${RETAILERS[3]?.id}`,
  `category_id=${CATEGORIES.find(({ path }) => path === 'Food')?.id}`,
  `category_id=${CATEGORIES.find(({ path }) => path === 'Food > Snacks > Potato Chips')?.id}`,
  'missing=Lifestyle',
  'penalty=image_mix_penalty',
  'loses_most_by=main_image',
  'loses_most_by=image_order_penalty',
  'rule_failed=fill_share',
  'tag=rare',
  'tag=spring',
  'q=chips',
  'q=sku-77',
  'q=nothing%20of%20the%20kind',
  'updated_since=2026-01-01T00:00:00Z',
  'missing=Lifestyle&penalty=image_mix_penalty&score_max=50&q=an',
]
const SORTS = SORT_FIELDS.flatMap((field) => [field, `-${field}`])

async function measure(store: keyof typeof MAX_P99_MS, place: DatabaseConfig): Promise<void> {
  const options = place.url === null ? { dataDirectory: place.dataDirectory } : { databaseUrl: place.url }
  const origin = await startOrigin()
  origin.serve('/hero.png', await picture(0, 500))
  const first = await startService({ ...options, origin })
  await first.put('model', { hero_image_url: origin.url('/hero.png'), name: 'Sea Salt Potato Chips' })
  await first.settled('model')
  const { credential } = first
  await first[Symbol.asyncDispose]()
  const database = await open(place)
  await addPdps(database)
  await database.close()
  await using service = await startService(options)
  const { baseUrl } = service.config.auth
  const headers = {
    authorization: `Bearer ${await requestToken(baseUrl, { ...credential, audience: baseUrl })}`,
  }
  const read = async (query: string): Promise<{ page: PdpPage; ms: number }> => {
    const start = performance.now()
    const response = await fetch(`${baseUrl}/v1/pdps?${query}`, { headers })
    const page = (await response.json()) as PdpPage
    if (!response.ok) throw new Error(`${query}: ${JSON.stringify(page)}`)
    return { page, ms: performance.now() - start }
  }
  await report(store, read)
  await reportFigures(store, async (path) => {
    const start = performance.now()
    const response = await fetch(`${baseUrl}/v1/pdps/${path}`, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${text}`)
    return performance.now() - start
  })
}

/** Measures statistics with every filter, and the first read of the trend, which is kept afterwards. */
async function reportFigures(store: string, read: (path: string) => Promise<number>): Promise<void> {
  const trend = await read('trend')
  console.log(`${store}: the trend over ${STATES * PDPS} states takes ${trend.toFixed(0)} ms`)
  const times: { filter: string; ms: number }[] = []
  for (const filter of FILTERS) {
    await read(`statistics?${filter}`)
    for (let run = 0; run < RUNS; run++) times.push({ filter, ms: await read(`statistics?${filter}`) })
  }
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0]
  const all = median(times.filter(({ filter }) => filter === '').map(({ ms }) => ms))
  console.log(
    `${store}: statistics of all PDPs take ${all.toFixed(0)} ms, the slowest ${slowest?.ms.toFixed(0)} ms ` +
      `with "${slowest?.filter}" (wanted ${MAX_STATISTICS_MS})`,
  )
  if ((slowest?.ms ?? 0) > MAX_STATISTICS_MS) process.exitCode = 1
}

type Read = (query: string) => Promise<{ page: PdpPage; ms: number }>

async function report(store: keyof typeof MAX_P99_MS, read: Read): Promise<void> {
  for (let warmUp = 0; warmUp < WARM_UP; warmUp++) await read('limit=100&q=an')
  const times: { query: string; ms: number; rows: number }[] = []
  for (const filter of FILTERS)
    for (const sort of SORTS) {
      const query = `limit=100&sort=${sort}&${filter}`
      await read(query)
      for (let run = 0; run < RUNS; run++) {
        const { page, ms } = await read(query)
        times.push({ query, ms, rows: page.data.length })
      }
    }
  const sorted = times.toSorted((a, b) => a.ms - b.ms)
  const p99 = sorted[Math.ceil(0.99 * sorted.length) - 1]?.ms ?? 0
  const wanted = MAX_P99_MS[store]
  console.log(
    `${store}: ${times.length} requests over ${PDPS} PDPs: median ${median(times.map(({ ms }) => ms)).toFixed(1)} ms, ` +
      `p99 ${p99.toFixed(1)} ms (wanted ${wanted})`,
  )
  for (const { query, ms, rows } of sorted.slice(-5).toReversed())
    console.log(`  slowest: ${ms.toFixed(1)} ms, ${rows} rows  ${query}`)
  for (const filter of FILTERS) {
    const own = times.filter(({ query }) => query.endsWith(`&${filter}`)).map(({ ms }) => ms)
    console.log(`  median ${median(own).toFixed(1)} ms, slowest ${Math.max(...own).toFixed(1)} ms  ${filter}`)
  }
  if (p99 > wanted) process.exitCode = 1
  for (const sort of ['-updated_at', 'name', 'can_win']) await compareDeep(store, sort, read)
}

/** Compares a page behind many others with the first page, in pairs. */
async function compareDeep(store: string, sort: string, read: Read): Promise<void> {
  let cursor = ''
  for (let page = 0; page < DEEP_PAGES; page++) {
    const next = (await read(`limit=100&sort=${sort}${cursor}`)).page.next_cursor
    if (next === null) break
    cursor = `&cursor=${next}`
  }
  const ratios: number[] = []
  const deepTimes: number[] = []
  for (let run = 0; run < 30; run++) {
    const shallow = (await read(`limit=100&sort=${sort}`)).ms
    const deep = (await read(`limit=100&sort=${sort}${cursor}`)).ms
    ratios.push(deep / shallow)
    deepTimes.push(deep)
  }
  console.log(
    `${store}: a page ${DEEP_PAGES * 100} rows deep by ${sort} takes ${median(deepTimes).toFixed(1)} ms, ` +
      `${median(ratios).toFixed(2)} times the first (wanted ${MAX_DEEP_RATIO})`,
  )
  if (median(ratios) > MAX_DEEP_RATIO) process.exitCode = 1
}

/** Copies the stored PDP with other names, scores, categories, retailers, tags and times. */
async function addPdps({ pool }: Database): Promise<void> {
  const categories = CATEGORIES.map(({ id }) => id)
  const retailers = RETAILERS.map(({ id }) => id)
  const brands = ['Crackleby', 'Tidefizz', 'Oakmill', 'Brightleaf', 'Harbor & Vine', 'Nordlys', 'Pinehurst']
  const nouns = ['chips', 'soda', 'oat milk', 'green tea', 'boots', 'shampoo', 'candle', 'pan', 'lamp', 'mug']
  for (let from = 1; from < PDPS; from += ROWS_AT_A_TIME) {
    const values = [from, Math.min(PDPS - 1, from + ROWS_AT_A_TIME - 1), categories, retailers, brands, nouns]
    await pool.query(COPY_IMAGES, values.slice(0, 2))
    await pool.query(COPY_PDPS, values)
    await pool.query(COPY_PLACES, values.slice(0, 2))
    await pool.query(ADD_STATES, values.slice(0, 2))
  }
  await pool.query('ANALYZE')
}

const KINDS = { pdp: '0001', image: '0002', run: '0003' }
/** Returns the SQL of a UUID for row `n`. */
const id = (kind: keyof typeof KINDS) =>
  `('019a9d31-${KINDS[kind]}-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

const COPY_IMAGES = `
  INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length, category_id, role)
  SELECT ${id('image')}, organization_id, md5(n::text) || md5(n::text), format, width, height, byte_length,
    category_id, role
  FROM (SELECT * FROM image ORDER BY created_at LIMIT 1) AS model, generate_series($1::int, $2::int) AS n`

const COPY_PDPS = `
  INSERT INTO pdp (id, organization_id, portfolio_id, id_type, external_id, retailer, name, category_id,
    category_hints, status, run_id, version, result, scored_at, tags, updated_at)
  SELECT ${id('pdp')}, organization_id, portfolio_id, 'id', 'sku-' || n, ($4::text[])[1 + n % array_length($4::text[], 1)],
    ($5::text[])[1 + n % array_length($5::text[], 1)] || ' ' || ($6::text[])[1 + (n / 7) % array_length($6::text[], 1)]
      || ' ' || substr(md5(n::text), 1, 8),
    ($3::uuid[])[1 + n % array_length($3::uuid[], 1)], category_hints,
    CASE WHEN n % 50 = 0 THEN 'PROCESSING' ELSE 'COMPLETED' END, ${id('run')}, 1,
    CASE WHEN n % 60 = 0 THEN NULL ELSE jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(result::jsonb,
      '{pdp_score}', to_jsonb(round((20 + 80 * random())::numeric, 1))),
      '{hero,service_score}', to_jsonb(round((20 + 80 * random())::numeric, 1))),
      '{summary,can_win}', to_jsonb(round((40 * random())::numeric, 1))),
      '{image_mix_penalty}', to_jsonb(n % 9 = 0)),
      '{summary,lost}', jsonb_build_object('main_image', round((20 * random())::numeric, 1), 'carousel_image',
        round((20 * random())::numeric, 1), 'image_count_penalty', n % 5, 'image_order_penalty',
        CASE WHEN n % 1000 = 0 THEN 30 ELSE 0 END)),
      '{asset_mix,missing}', (SELECT jsonb_object_agg(type, 1) FROM unnest(ARRAY['Lifestyle', 'In Use', 'Infographic',
        'Nutrition Label', 'Detail', 'Packshot Back']) WITH ORDINALITY AS kind (type, place)
        WHERE place = 1 + n % 6 OR (n / 7) % (place + 1) = 0))::json
    END,
    now(), CASE WHEN n % 5000 = 0 THEN ARRAY['rare'] WHEN n % 4 = 0 THEN ARRAY['spring'] ELSE '{}'::text[] END,
    now() - n * interval '5 minutes'
  FROM (SELECT * FROM pdp ORDER BY created_at LIMIT 1) AS model, generate_series($1::int, $2::int) AS n`

/** Adds the scored states of the last weeks. */
const ADD_STATES = `
  INSERT INTO pdp_history (id, pdp_id, scored_at, pdp_score, cause, category_id, model_version, images)
  SELECT gen_random_uuid(), ${id('pdp')}, now() - (random() * 80 + state) * interval '1 day',
    round((20 + 80 * random())::numeric, 1), 'images', category_id, 'model', '[]'
  FROM generate_series($1::int, $2::int) AS n, generate_series(1, ${STATES}) AS state
  JOIN pdp AS model ON model.external_id = 'model'`

const COPY_PLACES = `
  INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url, asset_id)
  SELECT ${id('pdp')}, 0, ${id('image')}, filename, source_url, asset_id
  FROM (SELECT * FROM pdp_image LIMIT 1) AS model, generate_series($1::int, $2::int) AS n`

if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using postgres = await startPostgres()
  await measure('PostgreSQL', { url: await postgres.createDatabase(), dataDirectory: temporaryDirectory() })
}
await measure('embedded', { url: null, dataDirectory: temporaryDirectory() })
