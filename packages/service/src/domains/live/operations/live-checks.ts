import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownPdp } from '../../pdps/record/own-pdp.ts'
import type { PdpStore } from '../../pdps/record/pdp-store.ts'
import { findView } from '../../views/view-store.ts'
import { listLastNights, presentLiveCheck } from '../present-live.ts'
import { deleteWatch, insertWatch, listWatches, presentWatch } from '../watch-store.ts'

type Deps = { db: Db; pdps: Pick<PdpStore, 'findById'> }

/** Serves `GET /v1/live-watches`. */
export const listLiveWatchesOperation = ({ db }: Deps) =>
  serve(api.listLiveWatches, async (request) => {
    const data = (await listWatches(db, callerOf(request).organizationId)).map(presentWatch)
    return { data, has_more: false, next_cursor: null }
  })

/** Owner of no view, so that only shared ones are found. */
const NOBODY = ''

/** Serves `POST /v1/live-watches`. */
export const createLiveWatchOperation = ({ db }: Deps) =>
  serve(api.createLiveWatch, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { view_id: viewId } = request.body
    if (viewId !== null) await findView(db, { organizationId, owner: NOBODY }, viewId)
    reply.code(201)
    return presentWatch(await insertWatch(db, organizationId, viewId))
  })

/** Serves `DELETE /v1/live-watches/{watch_id}`. */
export const deleteLiveWatchOperation = ({ db }: Deps) =>
  serve(api.deleteLiveWatch, async (request, reply) => {
    await deleteWatch(db, callerOf(request).organizationId, request.params.watch_id)
    return reply.code(204).send()
  })

/** Serves `GET /v1/live-checks`. */
export const listLiveChecksOperation = ({ db }: Deps) =>
  serve(api.listLiveChecks, async (request) =>
    listLastNights(db, callerOf(request).organizationId, request.query),
  )

/** Serves `GET /v1/pdps/{pdp_id}/live-check`. */
export const getLiveCheckOperation = ({ db, pdps }: Deps) =>
  serve(api.getLiveCheck, async (request) => {
    const { id } = await ownPdp(db, pdps, callerOf(request).organizationId, request.params.pdp_id)
    return presentLiveCheck(db, id)
  })
