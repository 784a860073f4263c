import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openFleet } from '../support/fleet.ts'
import { type JobRow, listJobs } from '../support/job-table.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts'
import { assertReceivedOnly } from '../support/retrying-client.ts'

describe('a worker that receives SIGTERM in the middle of work', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres[Symbol.asyncDispose]())

  for (const [graceMs, what] of [
    [0, 'gives its jobs back at once, without a try lost'],
    [20_000, 'finishes its jobs first, where it has the time'],
  ] as const) {
    it(what, async () => {
      const databaseUrl = await postgres.createDatabase()
      await using fleet = await openFleet({
        databaseUrl,
        environment: { ENDCAP_GRACE_MS: String(graceMs) },
      })
      await fleet.api()
      const client = await fleet.client()
      await fleet.submit(client, 4)
      for (let end = 0; end < 3; end++) {
        const worker = await fleet.worker()
        await untilWorking(databaseUrl)
        assert.equal(await worker.kill('SIGTERM'), 0)
        const afterEnd = await jobs(databaseUrl)
        assert.deepEqual(afterEnd.filter(isActive), [], 'no worker has these active jobs')
        if (graceMs > 0)
          assert.deepEqual(
            afterEnd.filter(({ retryCount }) => retryCount > 0),
            [],
          )
      }
      await fleet.worker()
      const start = performance.now()
      await fleet.assertCompleted(client)
      // A job that has to wait for its heartbeat takes 30 s.
      assert.ok(performance.now() - start < 25_000, `${performance.now() - start} ms`)
      const counted = (await jobs(databaseUrl)).filter((job) => job.retryLimit - job.retryCount !== 8)
      assert.deepEqual(counted, [], 'attempts were counted')
      assertReceivedOnly(client, [])
    })
  }
})

async function untilWorking(databaseUrl: string): Promise<void> {
  for (let attempts = 0; attempts < 1_000; attempts++, await sleep(10))
    if ((await jobs(databaseUrl)).some(isActive)) return
  throw new Error('no job was started')
}

const isActive = ({ state }: JobRow): boolean => state === 'active'

/** Returns the jobs that score images. */
async function jobs(databaseUrl: string): Promise<JobRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await listJobs(client, { queue: 'score-image' })
  } finally {
    await client.end()
  }
}
