// Measures the cost of a poll. Reads a scored listing with 20 carousel images over 50 connections, including token
// and database, and alternates with the same bytes from a bare Fastify route. Prints the ratios of rates and of
// CPU time, which depends less on other load. The embedded database runs in the service's process.
// usage: npm run bench -- api
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Endcap } from '@endcap/client'
import autocannon from 'autocannon'
import { startOrigin } from '../../packages/service/test/support/origin.ts'
import { picture } from '../../packages/service/test/support/pictures.ts'
import { startPostgres, withoutPostgres } from '../../packages/service/test/support/postgres.ts'
import { serve } from '../../packages/service/test/support/process.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'
import { cpuMs } from '../process-usage.ts'
import { median } from '../support.ts'

const CONNECTIONS = 50
const SECONDS = 6
const ROUNDS = 3
const CAROUSEL = 20
const ID = 'bench'
const WANTED = { PostgreSQL: 0.55, embedded: 0.35 }

await using origin = await startOrigin()
for (let n = 0; n <= CAROUSEL; n++) origin.serve(`/${n}.png`, await picture(n))
const submission = (name: string) => ({
  hero_image_url: origin.url('/0.png'),
  carousel_image_urls: Array.from({ length: CAROUSEL }, (_, n) => origin.url(`/${n + 1}.png`)),
  name,
})

if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using postgres = await startPostgres()
  await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() })
}
await measure('embedded', {})

async function measure(store: keyof typeof WANTED, environment: Record<string, string>): Promise<void> {
  await using service = await serve(['--port', '0', '--data', temporaryDirectory()], {
    ...environment,
    ENDCAP_ALLOWED_ORIGINS: origin.host,
  })
  const {
    base_url: baseUrl = '',
    client_id = '',
    client_secret = '',
    organization_id = '',
  } = service.announced
  const client = new Endcap({
    baseUrl,
    clientId: client_id,
    clientSecret: client_secret,
    organizationId: organization_id,
  })
  await client.pdps.submit(ID, submission('Sea Salt Potato Chips'))
  const pdp = await client.pdps.wait(ID)
  if (pdp.status !== 'COMPLETED')
    throw new Error(`The listing has the status ${pdp.status} instead of COMPLETED`)
  const authorization = `Bearer ${await tokenOf(service.announced)}`
  const url = `${baseUrl}/v1/pdps/id/${ID}`
  const bytes = await (await fetch(url, { headers: { authorization } })).text()

  const bare = spawn(process.execPath, [new URL('bare-server.ts', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  bare.stdin.end(bytes)
  const [bareUrl] = (await once(createInterface({ input: bare.stdout }), 'line')) as [string]
  try {
    const rates = { endcap: [] as number[], bare: [] as number[] }
    const cpu = { endcap: [] as number[], bare: [] as number[] }
    let errors = 0
    await load(url, authorization)
    await load(bareUrl, null)
    for (let round = 0; round < ROUNDS; round++) {
      const start = cpuMs(service.child.pid)
      const ours = await load(url, authorization)
      cpu.endcap.push((1000 * (cpuMs(service.child.pid) - start)) / ours.requests.total)
      const bareStart = cpuMs(bare.pid)
      const theirs = await load(bareUrl, null)
      cpu.bare.push((1000 * (cpuMs(bare.pid) - bareStart)) / theirs.requests.total)
      errors += ours.errors + ours.non2xx
      rates.endcap.push(ours.requests.average)
      rates.bare.push(theirs.requests.average)
    }
    const rate = median(rates.endcap)
    const ratio = rate / median(rates.bare)
    const half = await load(url, authorization, Math.round(rate / 2))
    const stale = await countStale(client, url, authorization)
    console.log(
      `${store.padEnd(10)}  ${Math.round(rate)} polls/s of ${(bytes.length / 1024).toFixed(0)} KB, bare ${Math.round(median(rates.bare))}: ratio ${ratio.toFixed(2)} (wanted ${WANTED[store]}); ` +
        `${median(cpu.endcap).toFixed(0)} µs of CPU, bare ${median(cpu.bare).toFixed(0)}: ratio ${(median(cpu.bare) / median(cpu.endcap)).toFixed(2)}; ` +
        `at half the rate p99 ${half.latency.p99} ms (wanted 50); ${errors + half.errors + half.non2xx + stale.errors} errors; ` +
        `${stale.stale} stale of ${stale.answers} answers; ${await conditional(url, authorization)}`,
    )
  } finally {
    bare.kill()
  }
}

function load(url: string, authorization: string | null, overallRate?: number) {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(authorization === null ? {} : { headers: { authorization } }),
    ...(overallRate === undefined ? {} : { overallRate }),
  })
}

/** Renames the listing repeatedly under load, and counts stale reads after the response. */
async function countStale(client: Endcap, url: string, authorization: string) {
  const end = performance.now() + 1000 * SECONDS
  const pressure = load(url, authorization)
  let stale = 0
  let answers = 0
  for (let change = 0; performance.now() < end; change++) {
    const name = `Sea Salt Potato Chips ${change}`
    await client.pdps.submit(ID, submission(name))
    const pdps = await Promise.all(Array.from({ length: 10 }, () => client.pdps.get(ID)))
    answers += pdps.length
    stale += pdps.filter((each) => each.name !== name).length
  }
  const { errors, non2xx } = await pressure
  return { stale, answers, errors: errors + non2xx }
}

async function conditional(url: string, authorization: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { authorization } })
  const again = await fetch(url, { headers: { authorization, 'if-none-match': headers.get('etag') ?? '' } })
  return `conditional GET returns ${again.status}`
}

async function tokenOf(announced: Record<string, string>): Promise<string> {
  const response = await fetch(announced['token_url'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: announced['client_id'],
      client_secret: announced['client_secret'],
      audience: announced['audience'],
      grant_type: 'client_credentials',
      organization: announced['organization_id'],
    }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}
