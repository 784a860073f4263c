import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import type { Database } from '../../../src/platform/db/database.ts'
import { type JobQueue, openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import type { JobType, Urgency } from '../../../src/platform/jobs/job-type.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { changeJobs, completeNextJob } from '../../support/job-table.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

type Payload = { of: string }
const FAIR_ORDER: JobType<Payload> = { name: 'in-turns', retryLimit: 2, timeoutS: 60, isFair: true }
const FETCHING: JobType<Payload> = {
  name: 'fetching',
  retryLimit: 2,
  timeoutS: 60,
  isFair: true,
  waitsForOthers: true,
}
const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('fair scheduling', ({ place }) => {
  let database: Database
  let jobs: JobQueue
  const organizations: Record<string, string> = {}

  before(async () => {
    database = await open(await place())
    jobs = await openJobQueue([FAIR_ORDER, FETCHING], {
      database,
      log,
      metrics: createMetrics(),
      works: true,
      supervises: true,
    })
    for (const name of ['big', 'small', 'third']) organizations[name] = await newOrganization(database, name)
  })
  after(async () => {
    await jobs.stop(1_000)
    await database.close()
  })

  async function add(of: string, count: number, urgency: Urgency = 'submission', type = FAIR_ORDER) {
    const owner = { organizationId: organizations[of] ?? '', urgency }
    const payloads = Array.from({ length: count }, () => ({
      of: `${of}${urgency === 'submission' ? '' : ` ${urgency}`}`,
    }))
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, type, payloads, owner))
  }

  /** Takes the next `count` jobs as a worker does, and returns their organizations. */
  async function take(count: number): Promise<string[]> {
    const whose: string[] = []
    for (let n = 0; n < count; n++) {
      const payload = await completeNextJob<Payload>(database.pool, FAIR_ORDER.name)
      whose.push(payload?.of ?? 'nobody')
    }
    return whose
  }
  const rest = () =>
    changeJobs(
      database.pool,
      { queue: FAIR_ORDER.name, states: ['created', 'retry'] },
      { state: 'completed' },
    )

  it('fair scheduling starts a small backlog before the rest of a large one that was there first', async () => {
    await add('big', 100)
    assert.deepEqual(new Set(await take(10)), new Set(['big']))
    await add('small', 5)
    const next = await take(10)
    assert.equal(next.filter((of) => of === 'small').length, 5)
    await rest()
  })

  it('fair scheduling shares work evenly while both have jobs, also when one adds them gradually', async () => {
    await add('big', 200)
    await take(50)
    const counts: Record<string, number> = { big: 0, small: 0 }
    for (let round = 0; round < 10; round++) {
      await add('small', 6)
      for (const of of await take(10)) counts[of] = (counts[of] ?? 0) + 1
    }
    assert.ok((counts['big'] ?? 0) >= 40, `the big one went on: ${JSON.stringify(counts)}`)
    assert.ok((counts['small'] ?? 0) >= 45, `and the small one: ${JSON.stringify(counts)}`)
    await rest()
  })

  it('fair scheduling does not delay an organization for work it did while the queue was idle', async () => {
    await add('big', 300)
    await take(300)
    await add('small', 20)
    await add('big', 20)
    const first = await take(10)
    assert.ok(first.filter((of) => of === 'big').length >= 4, first.join())
    await rest()
  })

  it('fair scheduling starts a single image before the bulk of its organization, and new bulk before re-scoring', async () => {
    await add('big', 50, 'rescoring')
    await add('big', 50)
    await take(8)
    await add('big', 1, 'interactive')
    assert.ok((await take(3)).includes('big interactive'))
    const next = await take(20)
    const rescored = next.filter((of) => of === 'big rescoring').length
    assert.ok(rescored >= 2 && rescored <= 6, `a fifth of it: ${rescored} of 20`)
    await rest()
  })

  it('fair scheduling does not let a new organization pass all others because an old job is delayed', async () => {
    await add('third', 1)
    await changeJobs(database.pool, { queue: FAIR_ORDER.name, states: ['created'] }, { startsInS: 3600 })
    await add('big', 200)
    await take(101)
    await add('small', 50)
    const counts = (await take(20)).filter((of) => of === 'big').length
    assert.ok(counts >= 8, `${counts} of 20`)
    await rest()
  })

  it('fair scheduling resets virtual start times when no job waits', async () => {
    await add('big', 10)
    await jobs.tidy()
    assert.ok((await turns()) > 0, 'the start times of a queue with work were removed')
    await rest()
    await jobs.tidy()
    assert.equal(await turns(), 0)
  })

  it('fair scheduling does not let one organization with a slow origin occupy a whole process', async () => {
    const slow = Promise.withResolvers<void>()
    const done: string[] = []
    await jobs.work(FETCHING, {
      concurrency: 3,
      async handle({ of }) {
        if (of === 'big') await slow.promise
        done.push(of)
      },
      onDeadLetter: async () => undefined,
    })
    await add('big', 6, 'submission', FETCHING)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await add('third', 3, 'submission', FETCHING)
    for (let waited = 0; waited < 200 && done.length < 3; waited++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    assert.deepEqual(done, ['third', 'third', 'third'])
    slow.resolve()
  })

  async function turns(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM job_turn WHERE queue = ${FAIR_ORDER.name}`.execute(database.db)
    return rows[0]?.count ?? 0
  }
})
