import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import pg from 'pg'
import { type Fleet, openFleet } from '../support/fleet.ts'
import { changeJobs, listJobs } from '../support/job-table.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts'
import { endcap, jsonLines } from '../support/process.ts'
import type { RetryingClient } from '../support/retrying-client.ts'

type JobLine = { job_id: string; queue: string; attempts: number; reason: string }

describe('a job that always fails', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  let databaseUrl: string
  let database: pg.Client
  let fleet: Fleet
  before(async () => {
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase()
    database = new pg.Client({ connectionString: databaseUrl })
    database.on('error', () => undefined)
    await database.connect()
    fleet = await openFleet({ databaseUrl })
    await fleet.api()
  })
  after(async () => {
    await fleet[Symbol.asyncDispose]()
    await database.end()
    await postgres[Symbol.asyncDispose]()
  })

  const administer = (...args: string[]) =>
    endcap(['jobs', ...args, '--json', '--data', fleet.dataDirectory], { DATABASE_URL: databaseUrl })
  const listDeadLetters = async (): Promise<JobLine[]> => {
    const { code, stdout, stderr } = await administer('list')
    assert.equal(code, 0, stderr)
    return jsonLines<JobLine>(stdout)
  }
  /** Removes the pauses between attempts, which are minutes. */
  const skipPauses = () => changeJobs(database, { states: ['retry'] }, { startsInS: 0 })
  /** Returns true while the job of this content runs after `attempts` interrupted attempts. */
  const isActive = async (sha256: string, attempts: number) => {
    const jobs = await listJobs(database, { states: ['active'], payload: { sha256 } })
    return jobs.some(({ retryCount }) => retryCount === attempts)
  }
  const hasDied = async () => (await listJobs(database, { queue: 'dead' })).length > 0

  /** Returns the dead letter of the second of three listings, after checking that the others are complete. */
  const deadLetterOf = async (client: RetryingClient, numbers: readonly number[]): Promise<JobLine> => {
    const ends = await Promise.all(numbers.map((n) => client.settled(`listing-${n}`)))
    assert.deepEqual(
      ends.map(({ status, error_code }) => [status, error_code]),
      [
        ['COMPLETED', null],
        ['ERROR', 'IMAGE_SCORING_FAILED'],
        ['COMPLETED', null],
      ],
    )
    const [job, ...others] = await listDeadLetters()
    assert.ok(job && others.length === 0)
    return job
  }

  it('a job that always fails ends only its own listing in ERROR after all attempts, and completes it once repaired and retried', async () => {
    const client = await fleet.client()
    const numbers = await fleet.submit(client, 3)
    const path = storedFile(fleet, await contentOf(fleet, `/${numbers[1]}-hero.png`))
    renameSync(path, `${path}.away`)
    const worker = await fleet.worker()
    for (let checks = 0; checks < 300 && !(await hasDied()); checks++, await sleep(200)) await skipPauses()
    const job = await deadLetterOf(client, numbers)
    assert.deepEqual([job.queue, job.attempts], ['score-image', 9])
    assert.match(job.reason, /no stored object/)

    renameSync(`${path}.away`, path)
    assert.equal((await administer('retry', job.job_id)).code, 0)
    await fleet.assertCompleted(client)
    assert.deepEqual(await listDeadLetters(), [])
    assert.equal(await worker.kill('SIGTERM'), 0)
  })

  it('a job that always fails that kills its process each time affects no other listing and can be discarded', async () => {
    const client = await fleet.client()
    const numbers = await fleet.submit(client, 3)
    const poison = await contentOf(fleet, `/${numbers[1]}-hero.png`)
    // Allows two retries instead of eight.
    await changeJobs(database, { payload: { sha256: poison } }, { retryLimit: 2 })
    let worker = await fleet.worker()
    let deaths = 0
    for (let checks = 0; checks < 6_000 && !(await hasDied()); checks++, await sleep(10)) {
      await skipPauses()
      if (!(await isActive(poison, deaths))) continue
      await worker.kill('SIGKILL')
      deaths++
      // The missing heartbeat is detected after half a minute.
      await changeJobs(database, { states: ['active'] }, { heartbeatInS: -60 })
      worker = await fleet.worker()
    }
    assert.equal(deaths, 3)
    const job = await deadLetterOf(client, numbers)
    assert.deepEqual([job.queue, job.attempts], ['score-image', 3])
    assert.match(job.reason, /heartbeat/)
    assert.equal((await administer('discard', job.job_id)).code, 0)
    assert.deepEqual(await listDeadLetters(), [])
    assert.equal((await client.settled(`listing-${numbers[1]}`)).status, 'ERROR')
  })
})

async function contentOf({ origin }: Fleet, path: string): Promise<string> {
  const response = await fetch(origin.url(path))
  assert.equal(response.status, 200)
  const bytes = await response.bytes()
  return createHash('sha256').update(bytes).digest('hex')
}

function storedFile({ dataDirectory, credential }: Fleet, sha256: string): string {
  return join(dataDirectory, 'blobs', blobKey(credential.organization_id, sha256))
}
