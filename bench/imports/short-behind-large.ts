// Measures the dry run of a one-line file, alone and behind another organization's file of 300,000 lines. Prints
// both times and their limit.
// usage: npm run bench -- dry-runs [ROWS]
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogOf } from '../../packages/service/test/support/imports.ts'
import { startPostgres } from '../../packages/service/test/support/postgres.ts'
import { serve } from '../../packages/service/test/support/process.ts'
import { newCredential, requestToken, startService } from '../../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'
import { median } from '../support.ts'

const ROWS = Number(process.argv[2] ?? 300_000)
const RUNS = 5
const FACTOR = 2
const MORE_MS = 2_000

await using postgres = await startPostgres()
const databaseUrl = await postgres.createDatabase()
const data = temporaryDirectory()
const credentials = []
{
  await using service = await startService({ role: 'api', databaseUrl })
  credentials.push(service.credential, await newCredential(service.app))
}
await using service = await serve(['--port', '0', '--data', data], {
  DATABASE_URL: databaseUrl,
  ENDCAP_LOG: 'fatal',
})
const baseUrl = service.announced['base_url'] ?? ''
const [large = '', short = ''] = await Promise.all(
  credentials.map((each) => requestToken(baseUrl, { ...each, audience: baseUrl })),
)

type State = { import_id: string; status: string; progress: { total: number } }

async function send(token: string, method: string, path: string, body?: string): Promise<State> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    ...(body !== undefined && { body }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as State
}

/** Times dry runs of one line. */
async function times(name: string): Promise<number[]> {
  const all: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    let state = await send(short, 'POST', '/v1/imports', catalogOf(1, `${name}-${run}`))
    for (; state.status === 'checking'; state = await send(short, 'GET', `/v1/imports/${state.import_id}`))
      await sleep(10)
    all.push(performance.now() - start)
  }
  return all
}

// Loads the index of category names.
await times('first')
const alone = await times('alone')
const { import_id: id } = await send(large, 'POST', '/v1/imports', catalogOf(ROWS, 'large'))
// Until then, the large file's first slice is over.
await sleep(3_000)
const behind = await times('behind')
const { status, progress } = await send(large, 'GET', `/v1/imports/${id}`)
const limit = FACTOR * median(alone) + MORE_MS
console.log(
  `one line alone ${median(alone).toFixed(0)} ms, behind ${ROWS} lines ${median(behind).toFixed(0)} ms, ` +
    `slowest ${Math.max(...behind).toFixed(0)} ms (limit ${limit.toFixed(0)}); the large file is ${status} with ${progress.total} lines`,
)
if (Math.max(...behind) > limit || status !== 'checking') process.exitCode = 1
