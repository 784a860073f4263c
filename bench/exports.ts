// Measures exports of 100,000 PDPs: duration and size, memory above idle, and the delay of list pages meanwhile,
// also next to stalled readers.
// usage: npm run bench -- exports [PDPS]
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { serve } from '../packages/service/test/support/process.ts'
import { requestToken } from '../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { storeManyPdps } from './many-pdps.ts'
import { memoryMb } from './process-usage.ts'
import { median } from './support.ts'

const PDPS = Number(process.argv[2] ?? 100_000)
const SAMPLE_MS = 50
const STOPPED_READERS = 3
const EXPORTS = ['pdps/export', 'images/export', 'shot-list/export'].flatMap((path) =>
  ['csv', 'ndjson', 'xlsx'].map((format) => `${path}?format=${format}`),
)

async function measure(store: string, place: DatabaseConfig): Promise<void> {
  const { credential } = await storeManyPdps(place, PDPS)
  const environment: Record<string, string> = place.url === null ? {} : { DATABASE_URL: place.url }
  await using service = await serve(['--port', '0', '--data', place.dataDirectory], environment)
  const { base_url: baseUrl = '' } = service.announced
  const token = await requestToken(baseUrl, { ...credential, audience: baseUrl })
  const get = (path: string, signal?: AbortSignal) =>
    fetch(`${baseUrl}/v1/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      ...(signal ? { signal } : {}),
    })
  const residentMb = () => memoryMb(service.child.pid)
  const page = async () => {
    const start = performance.now()
    await (await get('pdps?limit=25')).text()
    return performance.now() - start
  }
  for (let warmUp = 0; warmUp < 20; warmUp++) await page()
  await reportExport('warm-up', EXPORTS[0] ?? '')
  for (const path of EXPORTS) await reportExport(store, path)
  await reportStopped()

  async function reportExport(name: string, path: string): Promise<void> {
    const idle = residentMb()
    let [peak, bytes] = [idle, 0]
    const waits: number[] = []
    const ended = new AbortController()
    const watch = (async () => {
      for (; !ended.signal.aborted; await sleep(SAMPLE_MS)) {
        peak = Math.max(peak, residentMb())
        waits.push(await page())
      }
    })()
    const start = performance.now()
    for await (const chunk of (await get(path)).body ?? []) bytes += (chunk as Uint8Array).length
    const seconds = (performance.now() - start) / 1_000
    ended.abort()
    await watch
    console.log(
      `${name.padEnd(10)} ${path.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s  ${(bytes / 1e6).toFixed(1).padStart(7)} MB  ` +
        `memory ${idle.toFixed(0)} + ${(peak - idle).toFixed(0)} MB  page of the list ${median(waits).toFixed(0)} ms, at most ${Math.max(...waits).toFixed(0)} ms`,
    )
  }

  /** Opens exports without reading them. */
  async function reportStopped(): Promise<void> {
    const idle = residentMb()
    const stop = new AbortController()
    for (let reader = 0; reader < STOPPED_READERS; reader++) await get('pdps/export', stop.signal)
    await sleep(2_000)
    const waits: number[] = []
    for (let run = 0; run < 50; run++) waits.push(await page())
    console.log(
      `${store.padEnd(10)} ${STOPPED_READERS} stopped readers: memory ${idle.toFixed(0)} + ${(residentMb() - idle).toFixed(0)} MB  ` +
        `page of the list ${median(waits).toFixed(0)} ms, at most ${Math.max(...waits).toFixed(0)} ms`,
    )
    stop.abort()
  }
}

if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using postgres = await startPostgres()
  await measure('PostgreSQL', { url: await postgres.createDatabase(), dataDirectory: temporaryDirectory() })
}
await measure('embedded', { url: null, dataDirectory: temporaryDirectory() })
