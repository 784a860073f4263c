// Checks that nothing grows without bound: one service with the embedded database repeats all client operations on
// a bounded number of listings. Reads memory, handles and disk every minute.
// usage: npm run bench -- endurance [MINUTES]
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EndcapError } from '@endcap/client'
import { Imports } from '@endcap/client/imports'
import { Rubrics } from '@endcap/client/rubrics'
import { WebhookEndpoints } from '@endcap/client/webhook-endpoints'
import { endcap, serve } from '../../packages/service/test/support/process.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'
import { receiveWebhooks } from '../../packages/service/test/support/webhook-receiver.ts'
import { memoryMb, treeOf } from '../process-usage.ts'
import { clientOf, listing, startCatalog } from './catalog.ts'

const MINUTES = Number(process.argv[2] ?? 60)
const LISTINGS = 150
const IMAGES = 3
/** Pause after each operation, so that all share the machine. */
const PAUSE_MS = 1_500
const BACKUP_EVERY_MINUTES = 10

await using origin = await startCatalog(2 * LISTINGS * IMAGES, 300)
const data = temporaryDirectory()
await using service = await serve(['--port', '0', '--data', data], {
  ENDCAP_ALLOWED_ORIGINS: origin.host,
  ENDCAP_WEBHOOK_ALLOWED_ORIGINS: origin.host,
  ENDCAP_RATE_LIMIT: '100000',
  ENDCAP_LOG: 'fatal',
})
const client = clientOf(service.announced)
const results = new Map<string, number>()
const end = performance.now() + MINUTES * 60_000
const { received } = receiveWebhooks(origin, '/hook')
await new WebhookEndpoints(client).create({ url: origin.url('/hook') })

/** Called with the number of the repetition. */
const OPERATIONS: Record<string, (n: number) => Promise<unknown>> = {
  submit: (n) => client.pdps.submit(`pdp-${n % LISTINGS}`, listing(origin, n % (2 * LISTINGS), IMAGES)),
  poll: (n) => client.pdps.get(`pdp-${n % LISTINGS}`),
  list: (n) => client.pdps.list({ limit: 50, ...(n % 2 === 0 && { q: 'chips' }) }).page(),
  statistics: () => Promise.all([client.pdps.statistics(), client.pdps.trend()]),
  explain: async (n) => client.pdps.explanation((await client.pdps.get(`pdp-${n % LISTINGS}`)).pdp_id),
  async spark(n) {
    const { hero } = await client.pdps.get(`pdp-${n % LISTINGS}`)
    if (hero) await client.spark.images.request(hero.image_id)
  },
  async import(n) {
    const rows = Array.from(
      { length: 20 },
      (_, row) => `import-${row},Chips ${n},${origin.url(`/${(n + row) % LISTINGS}.png`)}`,
    )
    const file = new Blob([`id,name,image\n${rows.join('\n')}`], { type: 'text/csv' })
    await new Imports(client).create(file, { filename: `${n}.csv`, start: true })
  },
  preview: () =>
    new Rubrics(client).preview('food-and-drink', { listing: { heroWeight: 0.6, carouselWeight: 0.4 } }),
  async remove(n) {
    const { pdp_id: id } = await client.pdps.get(`pdp-${(7 * n) % LISTINGS}`)
    await client.pdps.delete(id)
  },
}

/** Returns bytes below a directory. Ignores disappearing files. */
const directorySize = (directory: string): number =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )

const sample = () => {
  const tree = treeOf(service.child.pid)
  const [main = 0] = tree
  return {
    main_mb: memoryMb(main),
    tree_mb: tree.reduce((sum, pid) => sum + memoryMb(pid), 0),
    handles: readdirSync(`/proc/${main}/fd`).length,
    database_mb: directorySize(join(data, 'db')) / 1e6,
    files_mb: directorySize(join(data, 'blobs')) / 1e6,
    temporary: readdirSync(data).filter((name) => name.startsWith('.endcap-work-')).length,
  }
}

async function repeat(name: string, operation: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; performance.now() < end; n++) {
    const result = await operation(n).then(
      () => 'done',
      (error: unknown) => (error instanceof EndcapError ? `${error.status} ${error.code}` : String(error)),
    )
    const key = `${name}: ${result}`
    results.set(key, (results.get(key) ?? 0) + 1)
    await sleep(PAUSE_MS)
  }
}

async function watch(): Promise<void> {
  for (let minute = 1; performance.now() < end; minute++) {
    await sleep(60_000)
    const row = Object.entries(sample()).map(([name, value]) => `${name} ${value.toFixed(0)}`)
    console.log(`minute ${minute}: ${row.join(', ')}`)
    if (minute % BACKUP_EVERY_MINUTES !== 0) continue
    const { code } = await endcap(['backup', 'create', '--keep', '2', '--data', data])
    console.log(`  backup: exit code ${code}`)
  }
}

await Promise.all([watch(), ...Object.entries(OPERATIONS).map(([name, run]) => repeat(name, run))])
for (const [result, count] of [...results].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${count} × ${result}`)
console.log(`${received.length} webhooks received`)
