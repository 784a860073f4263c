import type { BulkChangeRequest, BulkChange as Presented } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { FastifyRequest } from 'fastify'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { cutPage, decodeCursor, invalidCursor, toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readOrWait } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { givenCategory } from '../../categories/given-category.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { checkFilters } from '../../pdps/reading/check-filters.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import type { StoredChange } from '../bulk-change.ts'
import { listBulkChanges, ownBulkChange, type Reader } from '../bulk-change-store.ts'
import { listItems, presentBulkChanges, presentItems } from '../present-bulk-change.ts'
import type { RequestBulkChange, StartBulkChange, UndoBulkChange } from '../request-bulk-change.ts'

type Deps = {
  db: Db
  admitSubmission: AdmitSubmission
  signRenditions: SignRenditions
  requestBulkChange: RequestBulkChange
  startBulkChange: StartBulkChange
  undoBulkChange: UndoBulkChange
}

/** Serves `POST /v1/bulk-changes`. */
export const createBulkChangeOperation = ({ db, admitSubmission, requestBulkChange }: Deps) =>
  serve(api.createBulkChange, async (request, reply) => {
    checkFilters(request.query)
    const { id: organizationId, icp } = await admitSubmission(request, reply)
    const { pdp_ids: pdpIds = null, start = true, max_listings: maxListings } = request.body
    const id = await requestBulkChange({
      filters: { ...request.query, organizationId },
      pdpIds,
      change: storedChange(request.body, icp),
      starts: start,
      maxListings,
      limit: callerOf(request).limit,
    })
    request.logFields['bulk_change_id'] = id
    return reply.code(202).send(await answer(db, readerOf(request), id))
  })

/** Serves `GET /v1/bulk-changes`. */
export const listBulkChangesOperation = ({ db }: Deps) =>
  serve(api.listBulkChanges, async (request) => {
    const reader = readerOf(request)
    const { limit, cursor } = request.query
    const scope = { organizationId: reader.organizationId, list: 'bulk-changes' }
    const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
    const found = await listBulkChanges(db, reader, { limit: limit + 1, before })
    const { rows, nextCursor } = cutPage(found, limit, scope, ({ id }) => ({ value: '', id }))
    return toPage(await presentBulkChanges(db, rows), nextCursor)
  })

/** Serves `GET /v1/bulk-changes/{bulk_change_id}`. */
export const getBulkChangeOperation = ({ db }: Deps) =>
  serve(api.getBulkChange, async (request, reply) => {
    const read = async () => represent(await answer(db, readerOf(request), request.params.bulk_change_id))
    return sendConditional(request, reply, await readOrWait(request, reply, read))
  })

/** Serves `GET /v1/bulk-changes/{bulk_change_id}/items`. */
export const listBulkChangeItemsOperation = ({ db, signRenditions }: Deps) =>
  serve(api.listBulkChangeItems, async (request) => {
    const { id, organization_id: owner } = await ownBulkChange(
      db,
      readerOf(request),
      request.params.bulk_change_id,
    )
    const { limit, cursor, status } = request.query
    const scope = { id, status }
    const after = cursor === undefined ? 0 : rankIn(decodeCursor(scope, cursor).value)
    const items = await listItems(db, id, { status, limit: limit + 1, after })
    const { rows, nextCursor } = cutPage(items, limit, scope, ({ rank }) => ({ value: String(rank), id }))
    return toPage(await presentItems(db, owner, rows, signRenditions), nextCursor)
  })

/** Serves `POST /v1/bulk-changes/{bulk_change_id}/start`. */
export const startBulkChangeOperation = ({ db, startBulkChange }: Deps) =>
  serve(api.startBulkChange, async (request, reply) => {
    const reader = readerOf(request)
    const { bulk_change_id: id } = request.params
    await startBulkChange(reader, id, request.body?.except)
    return reply.code(202).send(await answer(db, reader, id))
  })

/** Serves `POST /v1/bulk-changes/{bulk_change_id}/undo`. */
export const undoBulkChangeOperation = ({ db, undoBulkChange }: Deps) =>
  serve(api.undoBulkChange, async (request, reply) => {
    const reader = readerOf(request)
    const { bulk_change_id: id } = request.params
    await undoBulkChange(reader, id)
    return reply.code(202).send(await answer(db, reader, id))
  })

/** @throws DomainError INVALID_CURSOR */
function rankIn(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw invalidCursor()
  return Number(value)
}

const readerOf = (request: FastifyRequest): Reader => callerOf(request)

async function answer(db: Db, reader: Reader, id: string): Promise<Presented> {
  const [presented] = await presentBulkChanges(db, [await ownBulkChange(db, reader, id)])
  if (!presented) throw new Error('the bulk change was not presented')
  return presented
}

/** @throws DomainError CATEGORY_NOT_FOUND, INVALID_RETAILER */
function storedChange(
  { images, product_category_id: category, retailer, add_tags, remove_tags }: BulkChangeRequest,
  icp: readonly string[] | null,
): StoredChange {
  if (retailer !== undefined) existingRetailer(retailer)
  return {
    ...(images && { images }),
    ...(category !== undefined && { categoryId: givenCategory(category, icp) }),
    ...(retailer !== undefined && { retailer }),
    ...(add_tags && { addTags: add_tags }),
    ...(remove_tags && { removeTags: remove_tags }),
  }
}
