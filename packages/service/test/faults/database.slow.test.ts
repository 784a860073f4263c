import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertRunning, openFleet } from '../support/fleet.ts'
import { startPostgres, withoutPostgres } from '../support/postgres.ts'
import { assertReceivedOnly } from '../support/retrying-client.ts'

describe('services whose database becomes unavailable', { skip: withoutPostgres }, () => {
  it('services whose database becomes unavailable survive its restart and its crash, return 503 meanwhile and complete every accepted listing once', async () => {
    await using postgres = await startPostgres()
    await using fleet = await openFleet({ databaseUrl: await postgres.createDatabase() })
    const processes = [await fleet.api(), await fleet.worker(), await fleet.worker()]
    const client = await fleet.client()
    const submitted = fleet.submit(client, 9, 700)
    for (const how of ['fast', 'immediate', 'fast', 'immediate'] as const) {
      await sleep(1_200)
      await postgres.stop(how)
      await sleep(500)
      await postgres.start()
    }
    await submitted
    await fleet.assertCompleted(client)
    assertReceivedOnly(client, ['503 SERVICE_UNAVAILABLE'])
    assertRunning(processes)
  })
})
