// Measures the nightly live check: pages of several loopback shops, with pictures in other sizes than they were
// sent. In the first night all addresses are new, later ones are known. The last night runs beside scoring. Prints
// pages a second and CPU time a page. Pauses between pages of a shop are kept.
// usage: npm run bench -- live-pages [PAGES]
import { setTimeout as sleep } from 'node:timers/promises'
import { STOREFRONTS } from '@endcap/catalog'
import sharp from 'sharp'
import { scheduleChecks } from '../packages/service/src/domains/live/schedule-checks.ts'
import { listingPage } from '../packages/service/test/support/listing-page.ts'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { startService } from '../packages/service/test/support/service.ts'
import { sql } from '../packages/service/test/support/sql.ts'
import { largePhotographs } from './support.ts'

const PAGES = Number(process.argv[2] ?? 600)
const PICTURES = 6
const SHOPS = 8
const NIGHT_S = 7 * 3_600
const NAME = 'Sea Salt Potato Chips'
const asinOf = (n: number) => `B${String(n).padStart(9, '0')}`
const signal = new AbortController().signal

const photographs = await largePhotographs(PICTURES)
const resized = await Promise.all(photographs.map((each) => sharp(each).resize(1200).jpeg().toBuffer()))
await using origin = await startOrigin()
const shops = await Promise.all(Array.from({ length: SHOPS }, startOrigin))
const storefronts = STOREFRONTS.slice(0, SHOPS)
const [first] = storefronts
if (!first) throw new Error('there is no storefront')
for (const [shop, { serve, url }] of shops.entries())
  for (let n = shop; n <= PAGES; n += SHOPS) {
    const names = photographs.map((_, index) => `/${n}/${index}`)
    serve(`/dp/${asinOf(n)}`, listingPage(asinOf(n), names.map(url)))
    // Trailing bytes make each file's content unique.
    for (const [index, name] of names.entries())
      serve(name, Buffer.concat([resized[index] ?? Buffer.alloc(0), Buffer.from(` ${n}`)]))
  }
for (const [index, bytes] of photographs.entries()) origin.serve(`/sent/${index}`, bytes)

await using service = await startService({
  configure: (config) => {
    config.fetch.allowedOrigins = [origin, ...shops].map(({ host }) => host)
    const standIns = storefronts.map(({ region }, index) => [region, shops[index]?.url('') ?? ''])
    config.scrape = { ...config.scrape, standIns: Object.fromEntries(standIns), intervalMs: 0 }
  },
})
const { db } = service.app.database
const { jobs } = await service.app.jobWork()
const images = photographs.map((_, index) => origin.url(`/sent/${index}`))
await service.put('model', { hero_image_url: images[0], carousel_image_urls: images.slice(1), name: NAME })
await service.settled('model')
await service.request('POST', '/v1/live-watches', { body: {} })
await sql`
  WITH copy AS (
    INSERT INTO pdp SELECT (json_populate_record(model, json_build_object('id', gen_random_uuid(),
      'run_id', gen_random_uuid(), 'id_type', 'asin', 'external_id', 'B' || lpad(n::text, 9, '0'),
      'retailer', (${storefronts.map(({ retailerId }) => retailerId)}::text[])[1 + n % ${SHOPS}]))).*
    FROM pdp AS model, generate_series(1, ${PAGES}) AS n RETURNING id)
  INSERT INTO pdp_image SELECT (json_populate_record(place, json_build_object('pdp_id', copy.id))).*
  FROM copy, pdp_image AS place`.execute(db)

let day = new Date('2026-12-01T03:00:00Z')
async function night(name: string, beside?: () => Promise<void>): Promise<void> {
  day = new Date(day.getTime() + 24 * NIGHT_S * 1_000)
  day.setUTCHours(3)
  const date = day.toISOString().slice(0, 10)
  const [begin, cpu] = [performance.now(), process.cpuUsage()]
  for (let done = 0; done < PAGES; ) {
    await scheduleChecks({ db, jobs }, signal, day)
    await Promise.all([sleep(1_000), beside?.()])
    const { rows } = await sql<{ state: string; count: number }>`
      SELECT state, count(*)::int FROM live_check WHERE night = ${date}::date GROUP BY state`.execute(db)
    done = rows.reduce((sum, { state, count }) => sum + (state === 'waiting' ? 0 : count), 0)
    if (done >= PAGES) console.log(name, rows.map(({ state, count }) => `${count} ${state}`).join(', '))
  }
  const seconds = (performance.now() - begin) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const used = (user + system) / 1e3 / PAGES
  console.log(
    `  ${(PAGES / seconds).toFixed(2)} pages/s, ${Math.round((PAGES / seconds) * NIGHT_S)} in a night of 7 hours, ` +
      `${used.toFixed(0)} ms of CPU in the service's process a page`,
  )
}

await night('new addresses   ')
await night('known addresses ')
let scored = 0
await night('beside scoring  ', async () => {
  const name = `/scored/${scored}`
  origin.serve(
    name,
    Buffer.concat([photographs[scored % PICTURES] ?? Buffer.alloc(0), Buffer.from(` ${scored}`)]),
  )
  await service.put(`scored-${scored}`, { hero_image_url: origin.url(name), name: NAME })
  await service.settled(`scored-${scored}`)
  scored += 1
})
console.log(`  and ${scored} listings scored`)
for (const shop of shops) await shop[Symbol.asyncDispose]()
