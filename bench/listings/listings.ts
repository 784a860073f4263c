// Measures submissions by ASIN: CPU time to parse a page, event loop stalls meanwhile, and the request rate,
// duration and memory of 200 concurrent submissions.
// usage: npm run bench -- listings
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { extractListing } from '@endcap/storefront-pages/extract-listing'
import { startService, type TestService } from '../../packages/service/test/support/service.ts'
import { median } from '../support.ts'
import { bigPage, PAGE_BYTES } from './big-page.ts'

const PAGES = 40
const ASINS = 200
const ROUNDS = 3

measureExtraction()
const shop = fork(new URL('./shop.ts', import.meta.url))
const [origin] = (await once(shop, 'message')) as [string]
try {
  await measureStalls()
  await measureTwoHundred()
} finally {
  shop.kill()
}

/** Measures CPU time here, for the first page and later ones. */
function measureExtraction(): void {
  const times = Array.from({ length: 15 }, (_each, n) => {
    const page = bigPage(`B0000000${10 + n}`, 'http://127.0.0.1')
    const begin = process.cpuUsage()
    extractListing(page, { asin: 'B000000010', region: 'us' })
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1_000
  })
  const [first = 0, ...later] = times
  console.log(
    `Parsing ${(PAGE_BYTES / 1e6).toFixed(1)} MB: first ${first.toFixed(0)} ms CPU, then ${median(later).toFixed(0)} (median), ${Math.max(...later).toFixed(0)} (maximum); target: at most 150`,
  )
}

/** Measures API stalls while pages are fetched, in sequence and concurrently. */
async function measureStalls(): Promise<void> {
  await using service = await startService({ role: 'api', storefront: origin ?? '' })
  // Also starts the threads and indexes the language's words.
  const first = await longestStall(() => submit(service, 'B000000100'))
  const delays = await longestStall(async () => {
    for (let n = 0; n < PAGES; n++) await submit(service, `B0000001${10 + n}`)
  })
  const parallel = await longestStall(async () => {
    await Promise.all(Array.from({ length: PAGES }, (_each, n) => submit(service, `B0000002${10 + n}`)))
  })
  console.log(
    `Longest stall of the event loop: ${first.toFixed(1)} ms at the first page, ${delays.toFixed(1)} over ${PAGES} pages, ${parallel.toFixed(1)} over ${PAGES} at once; target: at most 20`,
  )
}

/**
 * Returns the main thread's longest CPU time between two timers, which delays requests. Wall-clock time would
 * include other processes.
 */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let before = process.threadCpuUsage()
  let longest = 0
  const watch = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, user + system)
  }, 1)
  await work()
  clearInterval(watch)
  return longest / 1_000
}

async function measureTwoHundred(): Promise<void> {
  await using service = await startService({
    storefront: origin ?? '',
    configure: ({ scrape }) => void (scrape.intervalMs = 100),
  })
  // Starts all analysis processes, which load their models.
  for (let n = 0; n < 20; n++) await submit(service, `B0000003${10 + n}`)
  for (let n = 0; n < 20; n++) await service.poll(`/v1/pdps/asin/B0000003${10 + n}`)
  const mb = () => Math.round(process.memoryUsage().rss / 1e6)
  const memory = [mb()]
  for (let round = 0; round < ROUNDS; round++) {
    await submitAll(service, round)
    memory.push(mb())
  }
  console.log(`  Memory before, and after each ${ASINS}: ${memory.join(', ')} MB`)
}

async function submitAll(service: TestService, round: number): Promise<void> {
  const asins = Array.from({ length: ASINS }, (_each, n) => `B${round}${String(n).padStart(8, '0')}`)
  const begin = performance.now()
  const seconds = () => ((performance.now() - begin) / 1_000).toFixed(1)
  const statuses = await Promise.all(asins.map((asin) => submit(service, asin)))
  const acceptedS = seconds()
  const ends = await Promise.all(asins.map((asin) => service.poll(`/v1/pdps/asin/${asin}`)))
  const count = (values: readonly unknown[]) =>
    [...Map.groupBy(values, String)].map(([value, group]) => `${value} × ${group.length}`).join(', ')
  shop.send('report')
  const [{ mostAtOnce, meanMs }] = (await once(shop, 'message')) as [{ mostAtOnce: number; meanMs: number }]
  console.log(
    `${ASINS} at once: ${count(statuses)} after ${acceptedS} s; ${count(ends.map(({ body }) => body['status']))} after ${seconds()} s; at most ${mostAtOnce} pages at a time (limit 4), ${meanMs.toFixed(0)} ms between them on average (limit 100)`,
  )
}

async function submit(service: TestService, asin: string): Promise<number> {
  return (await service.request('PUT', `/v1/pdps/asin/${asin}`)).status
}
