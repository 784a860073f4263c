import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../../src/platform/db/database.ts'
import { createBoss, ensureQueues } from '../../../src/platform/jobs/boss.ts'
import { postponeJob, returnJobs } from '../../../src/platform/jobs/job-table/active-jobs.ts'
import { DEAD_QUEUE, JOB_SCHEMA } from '../../../src/platform/jobs/job-table/tables.ts'
import type { JobType } from '../../../src/platform/jobs/job-type.ts'
import { changeJobs, listJobs } from '../../support/job-table.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

const JOB: JobType<object> = { name: 'contract', retryLimit: 3, timeoutS: 60, isFair: true }
const log = createLog({ level: 'silent', format: 'json' })

/** Columns that the statements in src/platform/jobs/job-table read or write, with their types. */
const COLUMNS = {
  job: {
    id: 'uuid',
    name: 'text',
    priority: 'integer',
    data: 'jsonb',
    state: 'job_state',
    retry_limit: 'integer',
    retry_count: 'integer',
    retry_delay: 'integer',
    retry_backoff: 'boolean',
    retry_delay_max: 'integer',
    expire_seconds: 'integer',
    deletion_seconds: 'integer',
    heartbeat_on: 'timestamp with time zone',
    heartbeat_seconds: 'integer',
    start_after: 'timestamp with time zone',
    started_on: 'timestamp with time zone',
    created_on: 'timestamp with time zone',
    keep_until: 'timestamp with time zone',
    singleton_key: 'text',
    group_id: 'text',
    group_tier: 'text',
    blocked: 'boolean',
    policy: 'text',
    dead_letter: 'text',
    output: 'jsonb',
    source_name: 'text',
    source_created_on: 'timestamp with time zone',
    source_retry_count: 'integer',
    source_output: 'jsonb',
  },
  queue: {
    name: 'text',
    policy: 'text',
    dead_letter: 'text',
    retry_limit: 'integer',
    retry_delay: 'integer',
    retry_backoff: 'boolean',
    retry_delay_max: 'integer',
    expire_seconds: 'integer',
    deletion_seconds: 'integer',
    retention_seconds: 'integer',
    heartbeat_seconds: 'integer',
    monitor_on: 'timestamp with time zone',
    monitor_claim_on: 'timestamp with time zone',
    maintain_on: 'timestamp with time zone',
  },
} as const
/** Comparisons such as `state < 'active'` rely on this order. */
const STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed']

/** Compares pg-boss's tables with what src/platform/jobs/job-table relies on. Adapt that folder to an upgrade. */
describeOnBothStores('the job table of pg-boss', ({ place }) => {
  let database: Database
  let boss: PgBoss
  before(async () => {
    database = await open(await place())
    boss = createBoss({ database, log, works: false, supervises: false })
    await boss.start()
    await ensureQueues(boss, [JOB])
  })
  after(async () => {
    await boss.stop({ graceful: false })
    await database.close()
  })

  for (const [table, expected] of Object.entries(COLUMNS)) {
    it(`the job table of pg-boss has the columns of the table ${table} that the statements use`, async () => {
      const { rows } = await database.pool.query<{ name: string; type: string }>(
        `SELECT column_name AS name, CASE data_type WHEN 'USER-DEFINED' THEN udt_name ELSE data_type END AS type
         FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2`,
        [JOB_SCHEMA, table],
      )
      const actual = new Map(rows.map(({ name, type }) => [name, type]))
      const changed = Object.entries(expected).flatMap(([name, type]) =>
        actual.get(name) === type
          ? []
          : [`${table}.${name} is ${actual.get(name) ?? 'missing'} instead of ${type}`],
      )
      // Without a message, because a message would replace the list.
      assert.deepEqual(changed, [])
    })
  }

  it('the job table of pg-boss has the states in the order that comparisons use', async () => {
    const { rows } = await database.pool.query<{ state: string }>(
      `SELECT unnest(enum_range(NULL::${JOB_SCHEMA}.job_state))::text AS state`,
    )
    assert.deepEqual(
      rows.map(({ state }) => state),
      STATES,
    )
  })

  it('the job table of pg-boss gives the queues the policy without limits on equal jobs', async () => {
    for (const name of [JOB.name, DEAD_QUEUE])
      assert.equal((await boss.getQueue(name))?.policy, 'standard', name)
  })

  it('the job table of pg-boss starts the job with the highest priority first', async () => {
    for (const priority of [-5, -1, -3]) await boss.insert(JOB.name, [{ data: { priority }, priority }])
    const started: unknown[] = []
    for (let n = 0; n < 3; n++) started.push((await fetchOne())?.data)
    assert.deepEqual(started, [{ priority: -1 }, { priority: -3 }, { priority: -5 }])
    await clear()
  })

  it('the job table of pg-boss numbers an attempt that was returned or postponed, and does not count it against the limit', async () => {
    await boss.insert(JOB.name, [{ data: {} }])
    const first = await fetchOne()
    assert.ok(first)
    await returnJobs(database.db, [first.id])
    const second = await fetchOne()
    assert.deepEqual([second?.id, second?.retryCount, second?.retryLimit], [first.id, 1, 4])
    const pause = { id: first.id, pauseS: 0, maxRetryLimit: 5 }
    assert.equal(await postponeJob(database.db, pause), true)
    assert.equal((await fetchOne())?.retryCount, 2)
    assert.equal(await postponeJob(database.db, pause), false)
    await clear()
  })

  it('dead-letters a job after its last attempt, with its queue, payload and error', async () => {
    await boss.insert(JOB.name, [{ data: { n: 1 }, retryLimit: 0 }])
    const job = await fetchOne()
    assert.ok(job)
    await boss.fail(JOB.name, job.id, new Error('always'))
    const [dead] = await listJobs(database.pool, { queue: DEAD_QUEUE })
    assert.partialDeepStrictEqual(dead, {
      payload: { n: 1 },
      sourceQueue: JOB.name,
      sourceRetryCount: 0,
      sourceOutput: { message: 'always' },
    })
  })

  const fetchOne = async () => (await boss.fetch(JOB.name, { includeMetadata: true }))[0]
  const clear = () => changeJobs(database.pool, { queue: JOB.name }, { state: 'completed' })
})

describe('SQL on the job table', () => {
  it('SQL on the job table is in src/platform/jobs/job-table and test/support/job-table.ts only', () => {
    const root = new URL('../../../../../', import.meta.url)
    const others = globSync('{packages/*/{src,test},bench}/**/*.ts', { cwd: root })
      .filter((file) => !/\/jobs\/job-table|support\/job-table/.test(file))
      .filter((file) => /endcap_jobs\.|JOB_SCHEMA\}/.test(readFileSync(new URL(file, root), 'utf8')))
    assert.deepEqual(others, [])
  })
})
