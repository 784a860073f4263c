// Measures whether memory is returned. Scores distinct photos at full load, and prints the memory of the service
// and its analysis processes every 500 images.
// usage: npm run bench -- memory [images] [--postgres]
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endcap } from '@endcap/client'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { startPostgres } from '../packages/service/test/support/postgres.ts'
import { serve } from '../packages/service/test/support/process.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { childMemoryMb } from './process-usage.ts'
import { clientOf, inParallel } from './scale/catalog.ts'
import { sharedFolder, sharedProducts } from './support.ts'

const IMAGES = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5_000)
const IMAGES_PER_LISTING = 10
const REPORT_EVERY = 500
/** Keeps every analysis process busy. */
const WIDTH = 4
/** Images after which memory must not grow. */
const WARM_UP = 500

const files = [
  ...readdirSync(new URL('images/', sharedFolder('biq2021'))).map(
    (name) => new URL(`images/${name}`, sharedFolder('biq2021')).pathname,
  ),
  ...sharedProducts().map(({ file }) => file),
]
await using origin = await startOrigin()
for (let n = 0; n < IMAGES; n++) {
  const file = files[(n * 7_919) % files.length] ?? ''
  // Trailing bytes make each file's content unique.
  origin.serve(`/${n}`, (_request, response) => {
    const content = Buffer.concat([readFileSync(file), Buffer.from(` ${n}`)])
    response.writeHead(200, { 'content-length': content.length }).end(content)
  })
}
await using resources = new AsyncDisposableStack()
const environment: Record<string, string> = {
  ENDCAP_ALLOWED_ORIGINS: origin.host,
  ENDCAP_RATE_LIMIT: '1000000',
  ENDCAP_BACKLOG: '1000000',
  MALLOC_ARENA_MAX: '2',
}
if (process.argv.includes('--postgres')) {
  const postgres = resources.use(await startPostgres())
  environment['DATABASE_URL'] = await postgres.createDatabase()
}
const service = resources.use(await serve(['--port', '0', '--data', temporaryDirectory()], environment))
const client = clientOf(service.announced)
const { base_url: baseUrl = '' } = service.announced
const samples: { images: number; residentMb: number }[] = []
console.log('images    resident  of it analysis  heap used  heap total  external  seconds')
await report(0)
let scored = 0
await inParallel(
  Array.from({ length: Math.ceil(IMAGES / IMAGES_PER_LISTING) }, (_, n) => n),
  WIDTH,
  async (n) => {
    await score(client, n)
    scored += IMAGES_PER_LISTING
    if (scored % REPORT_EVERY === 0) await report(scored)
  },
)
const settled = samples.filter(({ images }) => images >= WARM_UP)
console.log(`slope after ${WARM_UP} images: ${slope(settled).toFixed(3)} MB an image`)

async function score(as: Endcap, n: number): Promise<void> {
  const [hero_image_url = '', ...carousel_image_urls] = Array.from(
    { length: IMAGES_PER_LISTING },
    (_, image) => origin.url(`/${n * IMAGES_PER_LISTING + image}`),
  )
  const name = 'Sea Salt Potato Chips 150 g'
  await as.pdps.submit(`memory-${n}`, { hero_image_url, carousel_image_urls, name })
  while ((await as.pdps.get(`memory-${n}`)).status === 'PROCESSING') await sleep(200)
}

async function report(images: number): Promise<void> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  const mb = (metric: string) =>
    Math.round(Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / 1_048_576)
  const analysisMb = childMemoryMb(service.child.pid)
  const residentMb = mb('process_resident_memory_bytes') + analysisMb
  samples.push({ images, residentMb })
  console.log(
    `${String(images).padEnd(8)}  ${String(residentMb).padEnd(8)}  ${String(analysisMb).padEnd(14)}  ${String(mb('nodejs_heap_size_used_bytes')).padEnd(9)}  ${String(mb('nodejs_heap_size_total_bytes')).padEnd(10)}  ` +
      `${String(mb('nodejs_external_memory_bytes')).padEnd(8)}  ${Math.round(performance.now() / 1_000)}`,
  )
}

/** Least-squares slope in MB an image. */
function slope(points: typeof samples): number {
  const meanX = points.reduce((sum, { images }) => sum + images, 0) / points.length
  const meanY = points.reduce((sum, { residentMb }) => sum + residentMb, 0) / points.length
  const covariance = points.reduce(
    (sum, { images, residentMb }) => sum + (images - meanX) * (residentMb - meanY),
    0,
  )
  const variance = points.reduce((sum, { images }) => sum + (images - meanX) ** 2, 0)
  return variance === 0 ? 0 : covariance / variance
}
