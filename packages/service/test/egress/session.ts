// Uses the service as people do, for a minute after the first score. Runs in a process of its own, because all its
// system calls are recorded (`egress.test.ts`).
// usage: node session.ts <folder>
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Endcap } from '@endcap/client'
import { eventually } from '../support/eventually.ts'
import { picture as draw } from '../support/pictures.ts'
import { startCollector } from '../support/traced-process.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const START = join(ROOT, 'scripts/start.js')
const COMMAND = join(ROOT, 'packages/cli/bin/endcap.js')
/** Telemetry is sent with a delay: the inference runtime sends its first report within 20 s. */
const OBSERVED_MS = 60_000

const [folder = ''] = process.argv.slice(2)
const data = join(folder, 'data')
await using collector = await startCollector()
const child = spawn(process.execPath, [START, '--json', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, ENDCAP_OTLP_ENDPOINT: collector.endpoint },
})
const exited = once(child, 'exit')
process.on('exit', () => child.kill('SIGKILL'))
const [line] = (await Promise.race([
  once(createInterface({ input: child.stdout }), 'line'),
  exited.then(([code]) => Promise.reject(new Error(`the service ended with ${String(code)}`))),
])) as [string]
const announced = JSON.parse(line) as Record<'base_url' | 'credential_file' | 'setup_link_file', string>
const baseUrl = announced.base_url
const credential = JSON.parse(readFileSync(announced.credential_file, 'utf8')) as Record<string, string>
const endcap = new Endcap({
  baseUrl,
  clientId: credential['client_id'] ?? '',
  clientSecret: credential['client_secret'] ?? '',
  organizationId: credential['organization_id'] ?? '',
})

await endcap.pdps.byAsin.submit('B0DEMOCAN1')
const listing = await endcap.pdps.byAsin.wait('B0DEMOCAN1')
const firstScoreAt = performance.now()
assert.ok(listing.hero)
const { image_id: imageId } = listing.hero

const picture = await draw(1, 1_200)
const upload = await endcap.uploads.create(new Blob([picture]))
await endcap.pdps.submit('egress', { hero_image_url: upload.url, name: 'Whole Milk 1 l' })
await endcap.pdps.wait('egress')
await endcap.spark.images.requestAndWait(imageId)
await endcap.spark.ideas.requestAndWait(imageId)
await importCatalog(upload.url)
await visitConsole()
for (const path of ['/docs/', '/openapi.json', '/health/ready', '/metrics']) await read(path)
runCommands()
// The service stays up for the rest of the time.
const isOver = () => performance.now() - firstScoreAt > OBSERVED_MS
await eventually(async () => (await read('/health/ready')) !== '' && isOver(), {
  attempts: 200,
  everyMs: 500,
})
child.kill('SIGTERM')
assert.deepEqual(await exited, [0, null])
assert.ok(collector.batches.length > 0, 'traces were sent to the collector')

async function importCatalog(imageUrl: string): Promise<void> {
  const token = runCommand('token', '--data', data).trim()
  const send = async (method: string, path: string, body: string | null = null) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === null ? {} : { 'content-type': 'text/csv' }),
    }
    const response = await fetch(baseUrl + path, { method, headers, body })
    assert.ok(response.ok, `${method} ${path}: ${response.status}`)
    return (await response.json()) as Record<string, unknown>
  }
  const csv = `id,name,hero_image_url\nrow-1,Whole Milk 1 l,${imageUrl}\n`
  const { import_id: id } = await send('POST', '/v1/imports?start=true&filename=catalog.csv', csv)
  await eventually(async () => (await send('GET', `/v1/imports/${String(id)}`))['status'] === 'completed', {
    attempts: 600,
    everyMs: 100,
  })
}

async function visitConsole(): Promise<void> {
  const page = await read('/console/')
  for (const [, file = ''] of page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g))
    await read(`/console/${file}`)
  const link = readFileSync(announced.setup_link_file, 'utf8').trim()
  const response = await fetch(`${baseUrl}/console/api/session`, {
    method: 'POST',
    headers: { origin: new URL(baseUrl).origin, 'endcap-console': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ secret: link.split('=').at(-1), name: 'Ada Hart' }),
  })
  assert.equal(response.status, 200)
}

async function read(path: string): Promise<string> {
  const response = await fetch(baseUrl + path)
  assert.ok(response.ok, `${path}: ${response.status}`)
  return response.text()
}

/** Runs commands that need no service, as `npx endcap` does. */
function runCommands(): void {
  const file = join(folder, 'image.png')
  writeFileSync(file, picture)
  runCommand('--help')
  runCommand('score', file)
  runCommand('spark', 'ideas', file)
}

function runCommand(...args: string[]): string {
  return execFileSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8' })
}
