import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ManageShares } from '../manage-shares.ts'
import { presentShare } from '../present-share.ts'
import { listShares } from '../share-store.ts'

type Deps = { db: Db; shares: ManageShares }

/** Serves `POST /v1/shares`. */
export const createShareOperation = ({ shares }: Deps) =>
  serve(api.createShare, async (request, reply) => {
    const created = await shares.create(callerOf(request).organizationId, request.body)
    request.logFields['share_id'] = created.share_id
    reply.code(201)
    return created
  })

/** Serves `GET /v1/shares`. */
export const listSharesOperation = ({ db }: Deps) =>
  serve(api.listShares, async (request) => {
    const { cursor = null, limit } = request.query
    const { rows, nextCursor } = await listShares(db, callerOf(request).organizationId, { cursor, limit })
    return toPage(rows.map(presentShare), nextCursor)
  })

/** Serves `PATCH /v1/shares/{share_id}`. */
export const changeShareOperation = ({ shares }: Deps) =>
  serve(api.changeShare, (request) => {
    const { organizationId } = callerOf(request)
    return shares.extend({ organizationId, shareId: request.params.share_id }, request.body.expires_at)
  })

/** Serves `POST /v1/shares/{share_id}/rotate-secret`. */
export const rotateShareSecretOperation = ({ shares }: Deps) =>
  serve(api.rotateShareSecret, (request) => {
    const { organizationId } = callerOf(request)
    return shares.rotate({ organizationId, shareId: request.params.share_id })
  })

/** Serves `DELETE /v1/shares/{share_id}`. */
export const closeShareOperation = ({ shares }: Deps) =>
  serve(api.closeShare, async (request, reply) => {
    const { organizationId } = callerOf(request)
    await shares.close({ organizationId, shareId: request.params.share_id })
    return reply.code(204).send()
  })
