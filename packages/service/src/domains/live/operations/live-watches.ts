import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { findView } from '../../views/view-store.ts'
import { presentWatch, presentWatches, presentWatchReport } from '../present-watch.ts'
import { changeWatch, deleteWatch, findWatch, insertWatch, listWatches } from '../watch-store.ts'

type Deps = { db: Db }

/** Serves `GET /v1/live-watches`. */
export const listLiveWatchesOperation = ({ db }: Deps) =>
  serve(api.listLiveWatches, async (request) => {
    const watches = await listWatches(db, callerOf(request).organizationId)
    return { data: await presentWatches(db, watches), has_more: false, next_cursor: null }
  })

/** Owner of no view, so that only shared ones are found. */
const NOBODY = ''

/** Serves `POST /v1/live-watches`. */
export const createLiveWatchOperation = ({ db }: Deps) =>
  serve(api.createLiveWatch, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { view_id: viewId } = request.body
    if (viewId !== null) await findView(db, { organizationId, owner: NOBODY, isLimited: false }, viewId)
    reply.code(201)
    const watch = await insertWatch(db, organizationId, viewId)
    return presentWatch(db, watch)
  })

/** Serves `GET /v1/live-watches/{watch_id}`. */
export const getLiveWatchOperation = ({ db }: Deps) =>
  serve(api.getLiveWatch, async (request) => {
    const { organizationId } = callerOf(request)
    return presentWatchReport(db, await findWatch(db, organizationId, request.params.watch_id))
  })

/** Serves `PATCH /v1/live-watches/{watch_id}`. */
export const changeLiveWatchOperation = ({ db }: Deps) =>
  serve(api.changeLiveWatch, async (request) => {
    const { organizationId } = callerOf(request)
    const { watch_id: id } = request.params
    return presentWatchReport(db, await changeWatch(db, organizationId, id, request.body))
  })

/** Serves `DELETE /v1/live-watches/{watch_id}`. */
export const deleteLiveWatchOperation = ({ db }: Deps) =>
  serve(api.deleteLiveWatch, async (request, reply) => {
    await deleteWatch(db, callerOf(request).organizationId, request.params.watch_id)
    return reply.code(204).send()
  })
