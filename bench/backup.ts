// Measures backups of an embedded database with 20,000 listings of five images under a running service: duration,
// the delay of list pages before and during it, and the verification, which restores the rows. Has no image files,
// to measure only the database.
// usage: npm run bench -- backup [LISTINGS]
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { endcap, MAIN, serve } from '../packages/service/test/support/process.ts'
import { requestToken } from '../packages/service/test/support/service.ts'
import { storeListings } from './stored-listings.ts'
import { median } from './support.ts'

const LISTINGS = Number(process.argv[2] ?? 20_000)
const IMAGES_PER_LISTING = 5
const PAUSE_MS = 20
const IDLE_PAGES = 200

const directory = mkdtempSync(join(tmpdir(), 'endcap-bench-'))
const dataDirectory = join(directory, 'data')
const { credential } = await storeListings({ url: null, dataDirectory }, LISTINGS * IMAGES_PER_LISTING)
const service = await serve(['--port', '0', '--data', dataDirectory])
const { base_url: baseUrl = '' } = service.announced
const token = await requestToken(baseUrl, { ...credential, audience: baseUrl })

/** Returns the milliseconds of a list page. */
async function page(): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${baseUrl}/v1/pdps?limit=25`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await response.text()
  if (!response.ok) throw new Error(`a page of the list: ${response.status}`)
  return performance.now() - start
}

async function pagesWhile(isGoing: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (; isGoing(); await sleep(PAUSE_MS)) times.push(await page())
  return times
}

function report(title: string, times: readonly number[]): void {
  console.log(
    `${title}: a page of the list ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
  )
}

function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
}

console.log(`${LISTINGS} listings, ${megabytes(join(dataDirectory, 'db')).toFixed(0)} MB of database`)
let pages = 0
report('idle', await pagesWhile(() => pages++ < IDLE_PAGES))
const start = performance.now()
let isOver = false
const args = [MAIN, 'backup', 'create', join(directory, 'backups'), '--data', dataDirectory]
execFile(process.execPath, args, (_error, output) => {
  // Exits with 1 for missing files, but prints the result of a complete backup.
  if (output === '') throw new Error('the backup failed')
  isOver = true
})
report('backup', await pagesWhile(() => !isOver))
console.log(
  `backup: ${((performance.now() - start) / 1_000).toFixed(1)} s, ${megabytes(join(directory, 'backups')).toFixed(0)} MB`,
)
await service.kill('SIGTERM')
const restoring = performance.now()
const { code, stderr } = await endcap(['backup', 'verify', join(directory, 'backups')])
if (code !== 0) throw new Error(stderr)
console.log(`verify: ${((performance.now() - restoring) / 1_000).toFixed(1)} s`)
rmSync(directory, { recursive: true })
