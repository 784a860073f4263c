import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFleet } from '../support/fleet.ts'
import { startPostgres, withoutPostgres } from '../support/postgres.ts'
import { assertReceivedOnly, CUT } from '../support/retrying-client.ts'

describe('services whose processes are killed', { skip: withoutPostgres }, () => {
  it('services whose processes are killed complete every accepted listing once, although workers and the API are killed in the middle of work', async () => {
    await using postgres = await startPostgres()
    await using fleet = await openFleet({ databaseUrl: await postgres.createDatabase() })
    let api = await fleet.api()
    const workers = [await fleet.worker(), await fleet.worker()]
    const client = await fleet.client()
    const submitted = fleet.submit(client, 10, 700)
    for (let kill = 0; kill < 3; kill++) {
      await sleep(1_200)
      await workers.shift()?.kill('SIGKILL')
      workers.push(await fleet.worker())
      await sleep(300)
      await api.kill('SIGKILL')
      api = await fleet.api()
    }
    await submitted
    await fleet.assertCompleted(client)
    assertReceivedOnly(client, [CUT])
  })
})
