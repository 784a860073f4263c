// Measures the import of a large catalog file with one small image a listing: duration of dry run and import until
// all rows are accounted for, peak memory above idle, and event loop delay. Descriptions have 2,000 characters, so
// 50,000 rows are 106 MB. Images are not scored.
// usage: npm run bench -- imports [rows] [--postgres]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@endcap/foundation/net/free-port'
import sharp from 'sharp'
import { startPostgres } from '../../packages/service/test/support/postgres.ts'
import { requestToken } from '../../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'
import { memoryMb } from '../process-usage.ts'

type State = { import_id: string; status: string; dry_run: unknown; progress: Record<string, number> }
type Delay = { maxMs: number; p99Ms: number }

const ROWS = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 50_000)
const IDLE_MS = 5_000
const LEAST_SIDE_PX = 100
const DESCRIPTION = 'Thin slices of potato, fried in sunflower oil, with salt. '.repeat(35)

await using resources = new AsyncDisposableStack()
const origin = await startImages()
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  // The launcher sets it for a service.
  MALLOC_ARENA_MAX: '2',
  ENDCAP_DATA: temporaryDirectory(),
  ENDCAP_PORT: String(await freePort()),
  ENDCAP_LOG: 'silent',
  ENDCAP_ALLOWED_ORIGINS: origin,
  // Without scoring, all imported rows wait.
  ENDCAP_MAX_WAITING_JOBS: '10000000',
  ENDCAP_MAX_IMPORT_MB: '200',
}
if (process.argv.includes('--postgres')) {
  const postgres = resources.use(await startPostgres())
  environment['DATABASE_URL'] = await postgres.createDatabase()
}
const service = fork(new URL('service.ts', import.meta.url), { env: environment })
resources.defer(() => void service.kill('SIGKILL'))
const [announced] = (await once(service, 'message')) as [
  Parameters<typeof requestToken>[1] & { base_url: string },
]
const token = await requestToken(announced.base_url, announced)
await sleep(IDLE_MS)
const idleMb = memoryMb(service.pid)
// Resets the startup peak (proc_pid_clear_refs(5)).
writeFileSync(`/proc/${service.pid}/clear_refs`, '5')
await delayOf(service)

const file = catalogOf(ROWS)
console.log(`${ROWS} rows, ${(file.length / 1e6).toFixed(1)} MB, ${idleMb} MB resident when idle`)
const checked = await phase('dry run', async () => {
  const created = await send('POST', '/v1/imports?filename=catalog.csv', file)
  return until(created.import_id, ['ready', 'failed'])
})
const imported = await phase('import', async () => {
  await send('POST', `/v1/imports/${checked.import_id}/start`)
  return until(checked.import_id, ['completed', 'failed'])
})
const again = await phase('dry run of the same listings', async () => {
  const created = await send('POST', '/v1/imports', `${file}\n`)
  return until(created.import_id, ['ready', 'failed'])
})
await phase('import of the same listings', async () => {
  await send('POST', `/v1/imports/${again.import_id}/start`)
  return until(again.import_id, ['completed', 'failed'])
})
console.log(
  `peak memory ${memoryMb(service.pid, 'VmHWM') - idleMb} MB above idle; rows: ${JSON.stringify(imported.progress)}`,
)
process.exitCode = imported.progress['done'] === ROWS ? 0 : 1

/** Prints the time, rate and event loop delay of a part. */
async function phase(name: string, work: () => Promise<State>): Promise<State> {
  const start = performance.now()
  const state = await work()
  const seconds = (performance.now() - start) / 1_000
  const { maxMs, p99Ms } = await delayOf(service)
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows/s, ${memoryMb(service.pid, 'VmHWM') - idleMb} MB above idle at most, ` +
      `event loop delayed by at most ${maxMs.toFixed(0)} ms (99th percentile ${p99Ms.toFixed(0)} ms), ${state.status}`,
  )
  return state
}

async function send(method: string, path: string, body?: string): Promise<State> {
  const response = await fetch(announced.base_url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'text/csv' }),
    },
    ...(body === undefined ? {} : { body }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as State
}

async function until(importId: string, statuses: readonly string[]): Promise<State> {
  for (;;) {
    const state = await send('GET', `/v1/imports/${importId}`)
    if (statuses.includes(state.status)) return state
    await sleep(1_000)
  }
}

async function delayOf(child: ChildProcess): Promise<Delay> {
  child.send('delay')
  const [delay] = (await once(child, 'message')) as [Delay]
  return delay
}

/** Serves a small image at every path. Returns the host. */
async function startImages(): Promise<string> {
  const image = await sharp({
    create: { width: LEAST_SIDE_PX, height: LEAST_SIDE_PX, channels: 3, background: '#777777' },
  })
    .png()
    .toBuffer()
  const server = http.createServer((request, response) => {
    // Trailing bytes make each file's content unique.
    const content = Buffer.concat([image, Buffer.from(request.url ?? '')])
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': content.length }).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

function catalogOf(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `sku-${n},"Crackleby Sea Salt Potato Chips No. ${n}, 150 g",Food > Snacks > Potato Chips,http://${origin}/${n}.png,"${DESCRIPTION}"`,
  )
  return `id,name,category,hero_image_url,description\n${lines.join('\n')}\n`
}
