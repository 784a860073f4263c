import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FaultProxy, type Faults, startFaultProxy } from '../support/fault-proxy.ts'
import { assertRunning, type Fleet, openFleet } from '../support/fleet.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts'
import type { ServeProcess } from '../support/process.ts'
import { readiness, untilReady } from '../support/readiness.ts'
import { assertReceivedOnly, type RetryingClient } from '../support/retrying-client.ts'

const UNAVAILABLE = '503 SERVICE_UNAVAILABLE'
/** Byte counts that cut connections within greetings, batches of jobs and commits. */
const CUT_AFTER_BYTES = { min: 4_000, max: 80_000 }

describe('services with a faulty network to the database', { skip: withoutPostgres }, () => {
  let resources: AsyncDisposableStack
  let postgres: Postgres
  let proxy: FaultProxy
  let fleet: Fleet
  let client: RetryingClient
  let processes: ServeProcess[]
  before(async () => {
    resources = new AsyncDisposableStack()
    postgres = resources.use(await startPostgres())
    const direct = await postgres.createDatabase()
    const address = new URL(direct)
    proxy = resources.use(await startFaultProxy(Number(address.port), 7))
    address.port = String(proxy.port)
    fleet = resources.use(
      await openFleet({ databaseUrl: direct, environment: { DATABASE_URL: address.href } }),
    )
    processes = [await fleet.api(), await fleet.worker()]
    client = await fleet.client()
  })
  after(() => resources.disposeAsync())

  /** Submits work before, during and after the fault. */
  async function workThrough(faults: Faults, forMs: number, check?: () => Promise<void>): Promise<void> {
    client.forget()
    await fleet.submit(client, 2)
    const submitted = fleet.submit(client, 4, 700)
    proxy.set(faults)
    await Promise.all([sleep(forMs), check?.()])
    proxy.set({})
    await submitted
    await untilReady(fleet.baseUrl, 10_000)
    await fleet.submit(client, 1)
    await fleet.assertCompleted(client)
    assertRunning(processes)
  }

  it('services with a faulty network to the database are only slower when every answer takes 400 ms more', async () => {
    await workThrough({ latencyMs: 200 }, 10_000, async () => {
      assert.equal((await readiness(fleet.baseUrl)).status, 200)
    })
    assertReceivedOnly(client, [])
  })

  it('services with a faulty network to the database complete every accepted listing once when connections are cut repeatedly', async () => {
    await workThrough({ cutAfterBytes: CUT_AFTER_BYTES }, 10_000)
    assertReceivedOnly(client, [UNAVAILABLE])
  })

  it('services with a faulty network to the database are not ready while nothing passes for 25 s, and continue when the bytes arrive late', async () => {
    await workThrough({ blackhole: 'held' }, 25_000, assertNotReady)
    assertReceivedOnly(client, [UNAVAILABLE])
  })

  it('services with a faulty network to the database abandon connections that stay silent forever', async () => {
    await workThrough({ blackhole: 'lost' }, 35_000, assertNotReady)
    assertReceivedOnly(client, [UNAVAILABLE])
  })

  async function assertNotReady(): Promise<void> {
    await sleep(1_000)
    const { status, checks } = await readiness(fleet.baseUrl)
    assert.deepEqual([status, checks['database']], [503, 'failed'])
  }
})
