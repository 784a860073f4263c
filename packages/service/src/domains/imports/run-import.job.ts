import { setTimeout as sleep } from 'node:timers/promises'
import { setActorOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { interrupt } from './check-import.job.ts'
import { endImport } from './end-import.ts'
import type { CatalogImport, WaitingRow } from './import.ts'
import { nextRows, untilNextAttempt } from './import-rows.ts'
import { beginAttempt, holdsAttempt } from './import-store.ts'
import { RUN_IMPORT } from './jobs.ts'
import type { RunRow } from './run-row.ts'

type Payload = NonNullable<(typeof RUN_IMPORT)['payload']>
type Deps = {
  db: Db
  jobs: JobQueue
  organizations: OrganizationStore
  runRow: RunRow
  /** Waiting jobs of an organization that pause its imports. */
  maxWaitingJobs: number
}

/** Rows submitted concurrently. Most of the time, they wait for downloads. */
const ROWS_AT_A_TIME = 8
/** Time after which a job begins no further rows, so other organizations' imports get their turn. */
const SLICE_MS = 20_000
/** Interval at which a paused import checks whether it can continue. */
const BUSY_PAUSE_MS = 2_000

/**
 * Creates the worker that submits rows for some seconds, then enqueues the next job in the transaction that
 * checks its attempt, so each import has one job, also after crashes. While too many jobs of the organization
 * wait, it submits nothing, so the organization's own submissions are still admitted.
 */
export function createRunImportWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, organizations, runRow } = deps
  return {
    concurrency,
    async handle({ importId }, signal) {
      const attempt = await beginAttempt(db, importId, 'running')
      if (!attempt) return
      if (attempt.created_by) setActorOfWork(attempt.created_by)
      const organization = await organizations.get(attempt.organization_id)
      const rows = takeRows(deps, attempt, signal)
      await concurrently(rows, ROWS_AT_A_TIME, (row) => runRow({ organization, attempt, row, signal }))
      signal.throwIfAborted()
      await continueOrEnd(deps, attempt)
    },
    onDeadLetter: ({ importId }) => interrupt(db, importId),
  }
}

/** Yields each row once until none is left or the job's time is over. */
async function* takeRows(
  deps: Deps,
  attempt: CatalogImport,
  signal: AbortSignal,
): AsyncGenerator<WaitingRow> {
  const { db, jobs, maxWaitingJobs } = deps
  const end = performance.now() + SLICE_MS
  for (let after = 0; performance.now() < end; ) {
    signal.throwIfAborted()
    const { waitingByOrganization } = await jobs.census()
    if ((waitingByOrganization.get(attempt.organization_id) ?? 0) >= maxWaitingJobs) {
      await sleep(BUSY_PAUSE_MS, undefined, { signal })
      continue
    }
    const rows = await nextRows(db, attempt.id, { after, limit: ROWS_AT_A_TIME })
    const last = rows.at(-1)
    if (!last) {
      const pauseMs = await untilNextAttempt(db, attempt.id)
      if (pauseMs !== null) await sleep(Math.min(pauseMs, end - performance.now()), undefined, { signal })
      return
    }
    after = last.row
    yield* rows
  }
}

/**
 * Processes `limit` items at a time. The first failure ends the source, and is thrown when all have ended.
 */
async function concurrently<Item>(
  items: AsyncGenerator<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const workOnAll = async () => {
    // Several loops share the generator, which queues their requests.
    for await (const item of items) await work(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: limit }, workOnAll))
  const failed = ends.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}

/** Completes the import, or enqueues its next job while rows wait, unless another attempt has begun. */
async function continueOrEnd({ db, jobs }: Deps, attempt: CatalogImport): Promise<void> {
  const { id, organization_id: organizationId } = attempt
  await db.transaction().execute(async (trx) => {
    if (!(await holdsAttempt(trx, attempt))) return
    if (await endImport(trx, id, { status: 'completed' })) return
    await jobs.enqueue(trx, RUN_IMPORT, [{ importId: id }], { organizationId, urgency: 'import' })
  })
}
