import { BULK_UNDO_DAYS, MAX_BULK_PDPS } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import { filtersOf, type PdpFilters } from '../pdps/reading/list-pdps.ts'
import type { BulkChange, StoredChange } from './bulk-change.ts'
import { beginPhase, changesAny, leaveOutItems, ownBulkChange, type Reader } from './bulk-change-store.ts'
import { CHANGE_IN_BULK } from './jobs.ts'

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }

export type BulkRequest = {
  filters: PdpFilters
  pdpIds: readonly string[] | null
  change: StoredChange
  starts: boolean
  maxListings: number | undefined
  limit: PdpLimit | null
}

/** Creates a bulk change and its job. Returns its id. @throws DomainError */
export function createRequestBulkChange({ db, jobs }: Deps) {
  return async function requestBulkChange(request: BulkRequest): Promise<string> {
    const { filters, change, starts, limit } = request
    const { organizationId } = filters
    const id = uuidV7()
    const createdBy = actorOfWork()
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('bulk_change')
        .values({
          id,
          organization_id: organizationId,
          change: JSON.stringify(change),
          advice: filters.advice ?? null,
          caller_limit: limit && JSON.stringify(limit),
          created_by: createdBy && JSON.stringify(createdBy),
          status: 'planning',
          phase_left: 0,
        })
        .execute()
      await insertItems(trx, id, request)
      const total = await beginPhase(trx, id, starts ? 'running' : 'planning')
      if (starts) await recordStart(trx, { id, organizationId, change, total })
      await enqueue(trx, jobs, { id, organization_id: organizationId })
    })
    return id
  }
}

export type RequestBulkChange = ReturnType<typeof createRequestBulkChange>

async function insertItems(
  trx: Db,
  id: string,
  { filters, pdpIds, maxListings = MAX_BULK_PDPS }: BulkRequest,
): Promise<void> {
  const ids = pdpIds?.filter((each) => isUuid(each))
  const conditions = [...filtersOf(filters), ...(ids ? [sql`summary.pdp_id = ANY(${ids}::uuid[])`] : [])]
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO bulk_change_item (bulk_change_id, pdp_id, rank)
    SELECT ${id}::uuid, pdp_id, row_number() OVER (ORDER BY pdp_id)
    FROM (SELECT summary.pdp_id FROM pdp_summary AS summary WHERE ${sql.join(conditions, sql` AND `)}
      LIMIT ${MAX_BULK_PDPS + 1}) AS found`.execute(trx)
  if (numAffectedRows > MAX_BULK_PDPS)
    throw validationError([
      { field: 'pdp_ids', issue: `more than ${MAX_BULK_PDPS} listings meet the filters; add a filter` },
    ])
  if (numAffectedRows > maxListings)
    throw conflict(
      `${numAffectedRows} listings meet the filters, more than ${maxListings}; look at them first`,
    )
}

/** Creates the start of planned changes. Does nothing for one that runs. @throws DomainError */
export function createStartBulkChange({ db, jobs }: Deps) {
  return (reader: Reader, id: string, except: readonly string[] = []): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const bulk = await ownBulkChange(trx, reader, id, { locks: true })
      if (bulk.status === 'undoing' || bulk.status === 'undone')
        throw conflict('the bulk change has been undone; create a new one')
      if (bulk.status === 'running' || bulk.status === 'completed') {
        if (await changesAny(trx, id, except))
          throw conflict('the bulk change was started with listings of `except`; undo it')
        return
      }
      await leaveOutItems(trx, id, except)
      const total = await beginPhase(trx, id, 'running')
      await recordStart(trx, { ...bulk, organizationId: bulk.organization_id, total })
      await enqueue(trx, jobs, bulk)
    })
}

export type StartBulkChange = ReturnType<typeof createStartBulkChange>

/** Creates the undo, which also stops a change that runs. @throws DomainError */
export function createUndoBulkChange({ db, jobs }: Deps) {
  return (reader: Reader, id: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const bulk = await ownBulkChange(trx, reader, id, { locks: true })
      if (bulk.status === 'undoing' || bulk.status === 'undone') return
      if (bulk.status === 'planning' || bulk.status === 'ready')
        throw conflict('the bulk change has not been started')
      if (undoEnd(bulk).getTime() < Date.now())
        throw conflict(`a bulk change can be undone for ${BULK_UNDO_DAYS} days`)
      await beginPhase(trx, id, 'undoing', actorOfWork())
      await recordAudit(trx, 'bulk_change.undone', { organizationId: bulk.organization_id, subject: id })
      await enqueue(trx, jobs, bulk)
    })
}

const conflict = (reason: string) => new DomainError('BULK_CHANGE_CONFLICT', reason)

export type UndoBulkChange = ReturnType<typeof createUndoBulkChange>

/** Returns the end of the time for an undo. */
export const undoEnd = ({ created_at: createdAt }: Pick<BulkChange, 'created_at'>): Date =>
  new Date(createdAt.getTime() + BULK_UNDO_DAYS * 86_400_000)

type Started = { id: string; organizationId: string; change: StoredChange; total: number }

const recordStart = (trx: Db, { id, organizationId, change, total }: Started): Promise<void> =>
  recordAudit(trx, 'bulk_change.started', {
    organizationId,
    subject: id,
    details: { listings: total, ...detailsOf(change) },
  })

const detailsOf = ({ images, categoryId, retailer, addTags, removeTags }: StoredChange) => ({
  images,
  category_id: categoryId,
  retailer,
  add_tags: addTags,
  remove_tags: removeTags,
})

const enqueue = (
  trx: Db,
  jobs: Pick<JobQueue, 'enqueue'>,
  { id, organization_id: organizationId }: Pick<BulkChange, 'id' | 'organization_id'>,
): Promise<void> =>
  jobs.enqueue(trx, CHANGE_IN_BULK, [{ bulkChangeId: id }], { organizationId, urgency: 'import' })
