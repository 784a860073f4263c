// Measures lists of 100,000 PDPs over HTTP: all sorts and filters, a page deep in the cursor against the first
// page, statistics with all filters, and the trend. Prints the slowest hundredth of requests for PostgreSQL and
// the embedded database.
// usage: npm run bench -- lists [PDPS]
import { performance } from 'node:perf_hooks'
import { type PdpPage, SORT_FIELDS } from '@endcap/api'
import { CATEGORIES, RETAILERS } from '@endcap/catalog'
import type { DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { requestToken, startService } from '../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { STATES, storeManyPdps } from './many-pdps.ts'
import { median } from './support.ts'

const PDPS = Number(process.argv[2] ?? 100_000)
const RUNS = 3
/** Until the service's code is optimized. */
const WARM_UP = 50
const DEEP_PAGES = 400
const MAX_P99_MS = { PostgreSQL: 50, embedded: 100 }
const MAX_DEEP_RATIO = 1.5
const MAX_STATISTICS_MS = 300

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
  const { options, credential } = await storeManyPdps(place, PDPS)
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

/** Measures filtered statistics and the first read of the trend, which is cached afterwards. */
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

/** Compares a deep page with the first one, in pairs. */
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

if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using postgres = await startPostgres()
  await measure('PostgreSQL', { url: await postgres.createDatabase(), dataDirectory: temporaryDirectory() })
}
await measure('embedded', { url: null, dataDirectory: temporaryDirectory() })
