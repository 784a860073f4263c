import * as api from '@endcap/api/operations'
import { type Storefront, storefrontOfRetailer } from '@endcap/catalog'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { givenCategory } from '../../categories/given-category.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import { type CompareDeps, compareRivals } from '../compare-rivals.ts'
import { presentRivalSet, presentSummary } from '../present-rivals.ts'
import { readEntries } from '../read-entries.ts'
import {
  changeRivalSet,
  deleteRivalSet,
  findRivalSet,
  insertRivalSet,
  listRivalSets,
} from '../rival-set-store.ts'
import { setRivals, wantRivals } from '../rival-store.ts'
import { enqueueWanted } from '../schedule-reading.ts'

export type RivalDeps = CompareDeps & { jobs: JobQueue; organizations: Pick<OrganizationStore, 'get'> }

/** Serves `GET /v1/rival-sets`. */
export const listRivalSetsOperation = ({ db }: RivalDeps) =>
  serve(api.listRivalSets, async (request) => {
    const data = (await listRivalSets(db, callerOf(request).organizationId)).map(presentSummary)
    return { data, has_more: false, next_cursor: null }
  })

/** Serves `POST /v1/rival-sets`. */
export const createRivalSetOperation = (deps: RivalDeps) =>
  serve(api.createRivalSet, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { name, retailer, category_id: category, entries } = request.body
    const storefront = storefrontOf(existingRetailer(retailer).id)
    const asins = readEntries(entries, storefront)
    const { icp } = await deps.organizations.get(organizationId)
    const fields = { name, retailer, category_id: givenCategory(category, icp) }
    const id = await deps.db.transaction().execute(async (trx) => {
      const setId = await insertRivalSet(trx, organizationId, fields)
      await setRivals(trx, { setId, organizationId }, asins)
      await enqueueWanted({ trx, jobs: deps.jobs }, organizationId)
      return setId
    })
    reply.code(201)
    return presentRivalSet(deps, organizationId, id)
  })

/** Serves `GET /v1/rival-sets/{rival_set_id}`. */
export const getRivalSetOperation = (deps: RivalDeps) =>
  serve(api.getRivalSet, async (request) =>
    presentRivalSet(deps, callerOf(request).organizationId, request.params.rival_set_id),
  )

/** Serves `PATCH /v1/rival-sets/{rival_set_id}`. */
export const changeRivalSetOperation = (deps: RivalDeps) =>
  serve(api.changeRivalSet, async (request) => {
    const { organizationId } = callerOf(request)
    const { name, category_id: category, entries } = request.body
    const { icp } = await deps.organizations.get(organizationId)
    const change = {
      ...(name !== undefined && { name }),
      ...(category !== undefined && { category_id: givenCategory(category, icp) }),
    }
    const id = request.params.rival_set_id
    await deps.db.transaction().execute(async (trx) => {
      const { id: setId, retailer } = await changeRivalSet(trx, organizationId, id, change)
      if (entries === undefined) return
      await setRivals(trx, { setId, organizationId }, readEntries(entries, storefrontOf(retailer)))
      await enqueueWanted({ trx, jobs: deps.jobs }, organizationId)
    })
    return presentRivalSet(deps, organizationId, id)
  })

/** Serves `DELETE /v1/rival-sets/{rival_set_id}`. */
export const deleteRivalSetOperation = ({ db }: RivalDeps) =>
  serve(api.deleteRivalSet, async (request, reply) => {
    await deleteRivalSet(db, callerOf(request).organizationId, request.params.rival_set_id)
    return reply.code(204).send()
  })

/** Serves `POST /v1/rival-sets/{rival_set_id}/read`. */
export const readRivalSetOperation = (deps: RivalDeps) =>
  serve(api.readRivalSet, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const id = request.params.rival_set_id
    await deps.db.transaction().execute(async (trx) => {
      await wantRivals(trx, (await findRivalSet(trx, organizationId, id)).id)
      await enqueueWanted({ trx, jobs: deps.jobs }, organizationId)
    })
    reply.code(202)
    return presentRivalSet(deps, organizationId, id)
  })

/** Serves `GET /v1/rival-sets/{rival_set_id}/comparison`. */
export const compareRivalsOperation = (deps: RivalDeps) =>
  serve(api.compareRivals, async (request, reply) => {
    const { query, params } = request
    const { organizationId } = callerOf(request)
    const subject = { organizationId, setId: params.rival_set_id, query }
    return compareRivals(deps, subject, clientAbortSignal(reply))
  })

function storefrontOf(retailer: string): Storefront {
  const storefront = storefrontOfRetailer(retailer)
  if (!storefront)
    throw new DomainError('INVALID_RETAILER', `"${retailer}" has no storefront whose pages can be read`)
  return storefront
}
