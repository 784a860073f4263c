import type { ShopPush } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { cutPage, decodeCursor, toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readOrWait } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ConfirmPush, RollBackPush } from '../decide-push.ts'
import type { PlanPush } from '../plan-push.ts'
import { presentPushes } from '../present-shops.ts'
import { listPushes, ownPush } from '../push-store.ts'

type Deps = {
  db: Db
  signRenditions: SignRenditions
  planPush: PlanPush
  confirmPush: ConfirmPush
  rollBackPush: RollBackPush
}

/** Serves `POST /v1/shop-pushes`. */
export const createShopPushOperation = (deps: Deps) =>
  serve(api.createShopPush, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const id = await deps.planPush(organizationId, request.body, clientAbortSignal(reply))
    request.logFields['push_id'] = id
    return reply.code(201).send(await answer(deps, organizationId, id))
  })

/** Serves `GET /v1/shop-pushes`. */
export const listShopPushesOperation = ({ db, signRenditions }: Deps) =>
  serve(api.listShopPushes, async (request) => {
    const { organizationId } = callerOf(request)
    const { limit, cursor, pdp_id: pdpId } = request.query
    const scope = { organizationId, list: 'shop-pushes', pdpId }
    const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
    const found = await listPushes(db, organizationId, { pdpId, before, limit: limit + 1 })
    const { rows, nextCursor } = cutPage(found, limit, scope, ({ id }) => ({ value: '', id }))
    return toPage(await presentPushes(db, rows, signRenditions), nextCursor)
  })

/** Serves `GET /v1/shop-pushes/{push_id}`. */
export const getShopPushOperation = (deps: Deps) =>
  serve(api.getShopPush, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const read = async () => represent(await answer(deps, organizationId, request.params.push_id))
    return sendConditional(request, reply, await readOrWait(request, reply, read))
  })

/** Serves `POST /v1/shop-pushes/{push_id}/confirm`. */
export const confirmShopPushOperation = (deps: Deps) =>
  serve(api.confirmShopPush, async (request, reply) => {
    const caller = callerOf(request)
    const { push_id: id } = request.params
    await deps.confirmPush(caller, id)
    return reply.code(202).send(await answer(deps, caller.organizationId, id))
  })

/** Serves `POST /v1/shop-pushes/{push_id}/rollback`. */
export const rollBackShopPushOperation = (deps: Deps) =>
  serve(api.rollBackShopPush, async (request, reply) => {
    const caller = callerOf(request)
    const { push_id: id } = request.params
    await deps.rollBackPush(caller, id, { isForced: request.body?.force ?? false })
    return reply.code(202).send(await answer(deps, caller.organizationId, id))
  })

async function answer({ db, signRenditions }: Deps, organizationId: string, id: string): Promise<ShopPush> {
  const [presented] = await presentPushes(db, [await ownPush(db, organizationId, id)], signRenditions)
  if (!presented) throw new Error('the push was not presented')
  return presented
}
