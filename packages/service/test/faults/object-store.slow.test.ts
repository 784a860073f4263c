import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertRunning, type Fleet, openFleet } from '../support/fleet.ts'
import { type ObjectStore, startObjectStore, withoutObjectStore } from '../support/object-store.ts'
import { startPostgres, withoutPostgres } from '../support/postgres.ts'
import type { ServeProcess } from '../support/process.ts'
import { readiness } from '../support/readiness.ts'
import { assertReceivedOnly, type RetryingClient } from '../support/retrying-client.ts'
import { type S3Front, startS3Front } from '../support/s3-front.ts'

const NOT_STORED = '502 IMAGE_UPLOAD_FAILED'

describe('services whose object store fails', { skip: withoutPostgres || withoutObjectStore }, () => {
  let resources: AsyncDisposableStack
  let objects: ObjectStore
  let front: S3Front
  let fleet: Fleet
  let client: RetryingClient
  let processes: ServeProcess[]
  before(async () => {
    resources = new AsyncDisposableStack()
    const postgres = resources.use(await startPostgres())
    objects = resources.use(await startObjectStore())
    front = resources.use(await startS3Front(objects.endpoint))
    fleet = resources.use(
      await openFleet({
        databaseUrl: await postgres.createDatabase(),
        environment: {
          ENDCAP_BLOBS: `s3://${await objects.createBucket()}/images?endpoint=${front.endpoint}`,
          AWS_ACCESS_KEY_ID: objects.accessKey,
          AWS_SECRET_ACCESS_KEY: objects.secretKey,
        },
      }),
    )
    processes = [await fleet.api(), await fleet.worker()]
    client = await fleet.client()
  })
  after(() => resources.disposeAsync())

  async function workThrough(fail: () => void, repair: () => void, forMs: number): Promise<void> {
    client.forget()
    // These are accepted and mostly not analyzed yet.
    await fleet.submit(client, 4)
    fail()
    const submitted = fleet.submit(client, 4, 500)
    await sleep(1_000)
    const { status, checks } = await readiness(fleet.baseUrl)
    assert.deepEqual([status, checks['storage']], [503, 'failed'])
    await sleep(forMs - 1_000)
    repair()
    await submitted
    await fleet.assertCompleted(client)
    assertReceivedOnly(client, [NOT_STORED])
    assert.ok(client.received.has(NOT_STORED), 'nothing was refused')
    assertRunning(processes)
  }

  it('services whose object store fails report that images cannot be stored while it answers 503, and complete accepted listings afterwards', async () => {
    await workThrough(
      () => front.refuse(true),
      () => front.refuse(false),
      10_000,
    )
    assert.ok(front.refused() > 0)
  })

  it('services whose object store fails report that images cannot be stored while it hangs, and complete accepted listings afterwards', async () => {
    await workThrough(objects.pause, objects.resume, 30_000)
  })
})
