import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@endcap/foundation/net/free-port'
import { fakeClock, withoutFakeClock } from '../support/fake-clock.ts'
import { assertLedger, assertRunning, type Fleet, listing, openFleet } from '../support/fleet.ts'
import { startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts'
import { serve } from '../support/process.ts'
import { assertReceivedOnly, createRetryingClient } from '../support/retrying-client.ts'
import { requestToken } from '../support/service.ts'
import { temporaryDirectory } from '../support/stores.ts'

const HOUR_MS = 3_600_000

describe('services with a wrong clock', { skip: withoutPostgres || withoutFakeClock }, () => {
  let postgres: Postgres
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres[Symbol.asyncDispose]())
  const open = async (options: { rateLimit?: number } = {}): Promise<Fleet> =>
    openFleet({ databaseUrl: await postgres.createDatabase(), ...options })

  it('services with a wrong clock complete every accepted listing once with a worker whose clock jumps 3 h ahead, then a day back', async () => {
    await using fleet = await open()
    const clock = fakeClock()
    const port = await freePort()
    const worker = await fleet.worker({ ...clock.environment, ENDCAP_METRICS_PORT: String(port) })
    const processes = [await fleet.api(), worker]
    const client = await fleet.client()
    const submitted = fleet.submit(client, 7, 700)
    for (const [offset, hours] of [
      ['+3h', 3],
      ['-1d', -24],
      ['+0', 0],
    ] as const) {
      await sleep(1_500)
      clock.set(offset)
      await untilOff(`http://127.0.0.1:${port}`, hours)
    }
    await submitted
    await fleet.assertCompleted(client)
    assertReceivedOnly(client, [])
    assertRunning(processes)
  })

  it('services with a wrong clock complete every accepted listing once with a worker that is ten minutes behind', async () => {
    await using fleet = await open()
    await fleet.api()
    await fleet.worker(fakeClock('-10m').environment)
    const client = await fleet.client()
    await fleet.submit(client, 3)
    const start = performance.now()
    await fleet.assertCompleted(client)
    assert.ok(performance.now() - start < 60_000)
    assertReceivedOnly(client, [])
  })

  it('services with a wrong clock accept submissions and tokens while the clock of the API jumps 2 h ahead and back', async () => {
    await using fleet = await open()
    const clock = fakeClock()
    const processes = [await fleet.api(clock.environment), await fleet.worker()]
    const early = await fleet.client()
    clock.set('+2h')
    await untilOff(fleet.baseUrl, 2)
    await fleet.submit(early, 2)
    const ofTheFuture = await requestToken(fleet.baseUrl, fleet.credential)
    clock.set('+0')
    await untilOff(fleet.baseUrl, 0)
    const answer = await fetch(`${fleet.baseUrl}/v1/pdps/id/listing-1`, {
      headers: { authorization: `Bearer ${ofTheFuture}` },
    })
    assert.equal(answer.status, 200, await answer.text())
    await fleet.submit(early, 2)
    await fleet.assertCompleted(early)
    assertReceivedOnly(early, [])
    assertRunning(processes)
  })

  it('services with a wrong clock delay no caller longer than a minute by the rate limit, although its window began 2 h ahead', async () => {
    await using fleet = await open({ rateLimit: 2 })
    const clock = fakeClock('+2h')
    await fleet.api(clock.environment)
    const token = await requestToken(fleet.baseUrl, fleet.credential)
    const submission = JSON.stringify(await listing(fleet.origin, 1))
    const submit = () =>
      fetch(`${fleet.baseUrl}/v1/pdps/id/limited`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: submission,
      })
    assert.equal((await submit()).status, 202)
    clock.set('+0')
    await untilOff(fleet.baseUrl, 0)
    let refusal = await submit()
    for (let attempts = 0; refusal.status !== 429 && attempts < 5; attempts++) refusal = await submit()
    assert.equal(refusal.status, 429)
    const waitS = Number(refusal.headers.get('retry-after'))
    assert.ok(waitS > 0 && waitS <= 60, `${waitS} s`)
  })
})

describe('a service with the embedded database', { skip: withoutFakeClock }, () => {
  it('a service with the embedded database completes every accepted listing once while its clock is set back by 6 h', async () => {
    await using opened = new AsyncDisposableStack()
    const ended = new AbortController()
    opened.defer(() => ended.abort())
    const origin = opened.use(await startOrigin())
    origin.serve('/shared.png', await picture(0))
    const data = temporaryDirectory()
    const clock = fakeClock('+6h')
    const running = opened.use(
      await serve(['--data', data, '--port', String(await freePort())], {
        ...clock.environment,
        ENDCAP_ALLOWED_ORIGINS: origin.host,
        ENDCAP_WORKER_THREADS: '1',
        ENDCAP_RATE_LIMIT: '100000',
        ENDCAP_LOG: process.env['ENDCAP_TEST_LOG'] ?? 'fatal',
      }),
    )
    const { base_url: baseUrl = '' } = running.announced
    const credential = running.announced as unknown as Parameters<typeof createRetryingClient>[1]
    const client = await createRetryingClient(baseUrl, credential, ended.signal)
    const submissions = await Promise.all([1, 2, 3, 4].map((n) => listing(origin, n)))
    await Promise.all(submissions.map((submission, n) => client.submit(`listing-${n}`, submission)))
    clock.set('+0')
    await untilOff(baseUrl, 0)
    for (const id of client.accepted) assert.equal((await client.settled(id)).status, 'COMPLETED', id)
    assertReceivedOnly(client, [])
    assert.equal(await running.kill('SIGTERM'), 0)
    await assertLedger(null, submissions.length, data)
  })
})

/** Waits until the clock of the service, which the header `Date` shows, is off by this many hours. */
async function untilOff(address: string, hours: number): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts++, await sleep(100)) {
    const { headers } = await fetch(`${address}/health/live`)
    const offMs = Date.parse(headers.get('date') ?? '') - Date.now()
    if (Math.abs(offMs - hours * HOUR_MS) < 60_000) return
  }
  throw new Error(`the clock is not ${hours} h off`)
}
