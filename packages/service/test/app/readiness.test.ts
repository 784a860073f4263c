import assert from 'node:assert/strict'
import { it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { createApp } from '../../src/app/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { migratedDirectory } from '../support/stores.ts'

it('a process answers, but is not ready, until its start is complete', async () => {
  const config = readConfig(
    {
      ENDCAP_DATA: await migratedDirectory(),
      ENDCAP_PORT: String(await freePort()),
      ENDCAP_LOG: 'fatal',
      ENDCAP_DRAIN_MS: '0',
    },
    {},
  )
  const states: [number, unknown][] = []
  const readState = async (address: string | null) => {
    const response = await fetch(`${address}/health/ready`)
    const { status } = (await response.json()) as { status: unknown }
    states.push([response.status, status])
  }
  await using app = await createApp(config, 'api', { prepare: ({ address }) => readState(address) })
  await readState(app.address)
  assert.deepEqual(states, [
    [503, 'unavailable'],
    [200, 'ok'],
  ])
})
