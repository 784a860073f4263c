import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkReason } from '@endcap/api'
import { setActorOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { ApplyItem } from './apply-item.ts'
import type { BulkChange, BulkItem, Plan } from './bulk-change.ts'
import {
  beginAttempt,
  beginPhase,
  countOpen,
  holdsAttempt,
  type ItemChange,
  openItems,
  rankItems,
  StaleAttemptError,
  settleItem,
  skipOpen,
} from './bulk-change-store.ts'
import { CHANGE_IN_BULK } from './jobs.ts'
import { planEdit } from './plan-edit.ts'
import type { PlanImages } from './plan-images.ts'

type Payload = NonNullable<(typeof CHANGE_IN_BULK)['payload']>
type Deps = {
  db: Db
  jobs: JobQueue
  log: Logger
  pdps: Pick<PdpStore, 'findById'>
  planImages: PlanImages
  applyItem: ApplyItem
  /** Waiting jobs of an organization that pause its bulk changes. */
  maxWaitingJobs: number
}
type Busy = BulkChange & { status: 'planning' | 'running' | 'undoing' }

/** Time after which a job begins no further listings, so that other organizations get their turn. */
const SLICE_MS = 10_000
const BUSY_PAUSE_MS = 2_000
const ITEMS_AT_A_TIME = 20
/** The second attempt outlasts a deadlock. */
const ATTEMPTS = 2
const ENDS = { planning: 'ready', running: 'completed', undoing: 'undone' } as const

/** Creates the worker. Its items are idempotent, and each bulk change has one job, also after crashes. */
export function createChangeInBulkWorker(deps: Deps): Worker<Payload> {
  const { db } = deps
  return {
    concurrency: 1,
    async handle({ bulkChangeId }, signal) {
      const bulk = (await beginAttempt(db, bulkChangeId)) as Busy | null
      if (!bulk) return
      const actor = bulk.status === 'undoing' ? bulk.undone_by : bulk.created_by
      if (actor) setActorOfWork(actor)
      try {
        for await (const item of takeItems(deps, bulk, signal)) await workOn(deps, bulk, item)
      } catch (error) {
        if (error instanceof StaleAttemptError) return
        throw error
      }
      signal.throwIfAborted()
      await continueOrEnd(deps, bulk)
    },
    async onDeadLetter({ bulkChangeId }) {
      const bulk = (await beginAttempt(db, bulkChangeId)) as Busy | null
      if (!bulk) return
      await db.transaction().execute(async (trx) => {
        if (!(await holdsAttempt(trx, bulk))) return
        await skipOpen(trx, bulk)
        await beginPhase(trx, bulk.id, ENDS[bulk.status])
      })
    },
  }
}

/** Yields each open item once, until none is left or the job's time is over. */
async function* takeItems(deps: Deps, bulk: Busy, signal: AbortSignal): AsyncGenerator<BulkItem> {
  const { db, jobs, maxWaitingJobs } = deps
  const end = performance.now() + SLICE_MS
  for (let after = 0; performance.now() < end; ) {
    signal.throwIfAborted()
    const { waitingByOrganization } = await jobs.census()
    if ((waitingByOrganization.get(bulk.organization_id) ?? 0) >= maxWaitingJobs) {
      await sleep(BUSY_PAUSE_MS, undefined, { signal })
      continue
    }
    const items = await openItems(db, bulk, { after, limit: ITEMS_AT_A_TIME })
    const last = items.at(-1)
    if (!last) return
    after = last.rank
    for (const item of items) {
      signal.throwIfAborted()
      if (performance.now() >= end) return
      yield item
    }
  }
}

/** Leaves out an item that fails repeatedly, so that it does not end the others. */
async function workOn(deps: Deps, bulk: Busy, item: BulkItem, attempt = 1): Promise<void> {
  try {
    await workOnce(deps, bulk, item)
  } catch (error) {
    if (error instanceof StaleAttemptError) throw error
    if (attempt < ATTEMPTS) {
      await workOn(deps, bulk, item, attempt + 1)
      return
    }
    deps.log.error(
      { err: error, bulk_change_id: bulk.id, pdp_id: item.pdp_id },
      'bulk change of a PDP failed',
    )
    await leaveOut(deps.db, bulk, item, 'failed')
  }
}

async function workOnce(deps: Deps, bulk: Busy, item: BulkItem): Promise<void> {
  const planned = item.status === 'waiting' ? await plan(deps, bulk, item) : item
  if (bulk.status === 'planning' || !planned?.before || !planned.after) return
  const { before, after } = planned
  const by = (bulk.status === 'undoing' ? bulk.undone_by : bulk.created_by)?.id ?? 'operator'
  const step =
    bulk.status === 'undoing'
      ? ({ from: after, to: before, status: 'undone', by } as const)
      : ({ from: before, to: after, status: 'changed', by } as const)
  const reason = await deps.applyItem(bulk, planned, step)
  if (reason !== null) await leaveOut(deps.db, bulk, planned, reason)
}

/** Stores the plan of a waiting item. Returns null if there is nothing to apply. */
async function plan(deps: Deps, bulk: Busy, item: BulkItem): Promise<BulkItem | null> {
  const planned = await planOf(deps, bulk, item)
  await settle(deps.db, bulk, item, planned)
  return planned.status === 'planned' ? { ...item, ...planned } : null
}

async function planOf(
  { db, pdps, planImages }: Deps,
  bulk: Busy,
  { pdp_id: pdpId }: BulkItem,
): Promise<Plan> {
  if (bulk.change.images) return planImages(bulk, pdpId)
  const pdp = await pdps.findById(db, pdpId)
  if (pdp?.organization_id !== bulk.organization_id) return { status: 'skipped', reason: 'deleted' }
  return planEdit(pdp, bulk.change)
}

const leaveOut = (db: Db, bulk: Busy, item: BulkItem, reason: BulkReason): Promise<void> =>
  settle(db, bulk, item, { status: bulk.status === 'undoing' ? 'kept' : 'skipped', reason })

const settle = (db: Db, bulk: Busy, item: BulkItem, change: ItemChange): Promise<void> =>
  db.transaction().execute((trx) => settleItem(trx, bulk, item, change))

/** Ends the phase, or enqueues its next job while items are open, unless another attempt has begun. */
async function continueOrEnd({ db, jobs }: Deps, bulk: Busy): Promise<void> {
  const { id, organization_id: organizationId, status } = bulk
  await db.transaction().execute(async (trx) => {
    if (!(await holdsAttempt(trx, bulk))) return
    if ((await countOpen(trx, bulk)) > 0) {
      await jobs.enqueue(trx, CHANGE_IN_BULK, [{ bulkChangeId: id }], { organizationId, urgency: 'import' })
      return
    }
    if (status === 'planning') await rankItems(trx, id)
    await beginPhase(trx, id, ENDS[status])
  })
}
