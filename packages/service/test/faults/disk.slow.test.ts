import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@endcap/foundation/net/free-port'
import { assertLedger, listing } from '../support/fleet.ts'
import { startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { serve } from '../support/process.ts'
import { readiness } from '../support/readiness.ts'
import { assertReceivedOnly, CUT, createRetryingClient } from '../support/retrying-client.ts'
import { mountSmallDisk, withoutSmallDisk } from '../support/small-disk.ts'

const LISTINGS = 3
const ONE_DISK_MIB = 192

describe('a service with a full disk (embedded)', { skip: withoutSmallDisk }, () => {
  it('a service with a full disk (embedded) refuses what it cannot download, and completes accepted listings once there is space', async () => {
    await fillUp({ isTemporaryToo: true })
  })

  it('a service with a full disk (embedded) refuses what it cannot store, and completes accepted listings once there is space', async () => {
    await fillUp({ isTemporaryToo: false })
  })

  async function fillUp({ isTemporaryToo }: { isTemporaryToo: boolean }): Promise<void> {
    using disk = mountSmallDisk(ONE_DISK_MIB)
    await using opened = new AsyncDisposableStack()
    const ended = new AbortController()
    opened.defer(() => ended.abort())
    const origin = opened.use(await startOrigin())
    const data = join(disk.directory, 'data')
    const temporary = join(disk.directory, 'tmp')
    mkdirSync(temporary)
    const port = String(await freePort())
    const start = async () =>
      opened.use(
        await serve(['--data', data, '--port', port], {
          ENDCAP_ALLOWED_ORIGINS: origin.host,
          ENDCAP_WORKER_THREADS: '1',
          ENDCAP_RATE_LIMIT: '100000',
          ENDCAP_LOG: process.env['ENDCAP_TEST_LOG'] ?? 'silent',
          // Folder of the downloads.
          ...(isTemporaryToo ? { TMPDIR: temporary } : {}),
        }),
      )
    let running = await start()
    const { base_url: baseUrl = '' } = running.announced
    const credential = running.announced as unknown as Parameters<typeof createRetryingClient>[1]
    const client = await createRetryingClient(baseUrl, credential, ended.signal)
    let listings = 0
    const submit = async (count: number) => {
      const numbers = Array.from({ length: count }, () => ++listings)
      await Promise.all(numbers.map(async (n) => client.submit(`full-${n}`, await listing(origin, n))))
    }
    origin.serve('/shared.png', await picture(0))
    await submit(LISTINGS)
    assert.equal((await readiness(baseUrl)).status, 200)
    disk.fill()
    const { status, checks } = await readiness(baseUrl)
    assert.deepEqual([status, checks['storage'], checks['database']], [503, 'failed', 'failed'])
    const submitted = submit(LISTINGS)
    for (let second = 0; second < 6; second++) {
      await sleep(1_000)
      // Includes space that removed files have freed meanwhile.
      disk.fill()
    }
    const hasEnded = running.child.exitCode !== null || running.child.signalCode !== null
    disk.free()
    if (hasEnded) running = await start()
    await submitted
    await submit(1)
    for (const id of client.accepted) assert.equal((await client.settled(id)).status, 'COMPLETED', id)
    assertReceivedOnly(client, [
      '502 IMAGE_UPLOAD_FAILED',
      '503 SERVICE_UNAVAILABLE',
      ...(hasEnded ? [CUT] : []),
    ])
    assert.equal(await running.kill('SIGTERM'), 0)
    await assertLedger(null, listings, data)
  }
})
