import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Caller } from '../../auth/access-tokens.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { includesRole } from '../../auth/role.ts'
import {
  deleteView,
  findView,
  insertView,
  listViews,
  presentView,
  updateView,
  type ViewScope,
} from '../view-store.ts'

type Deps = { db: Db }

const scopeOf = ({ organizationId, kind, clientId, limit }: Caller): ViewScope => ({
  organizationId,
  owner: `${kind}:${clientId}`,
  isLimited: limit !== null,
})

/** @throws DomainError FORBIDDEN for viewers and limited callers */
function refuseShared({ role, limit }: Caller, isShared: boolean): void {
  if (isShared && limit) throw new DomainError('FORBIDDEN', 'you are limited, so your views are your own')
  if (isShared && role !== null && !includesRole(role, 'editor'))
    throw new DomainError('FORBIDDEN', `your role is ${role}, and shared views need the role editor`)
}

/** Serves `GET /v1/views`. */
export const listViewsOperation = ({ db }: Deps) =>
  serve(api.listViews, async (request) => {
    const data = (await listViews(db, scopeOf(callerOf(request)))).map(presentView)
    return { data, has_more: false, next_cursor: null }
  })

/** Serves `POST /v1/views`. */
export const createViewOperation = ({ db }: Deps) =>
  serve(api.createView, async (request, reply) => {
    const caller = callerOf(request)
    refuseShared(caller, request.body.shared)
    const created = await db.transaction().execute((trx) => insertView(trx, scopeOf(caller), request.body))
    reply.code(201)
    return presentView(created)
  })

/** Serves `PATCH /v1/views/{view_id}`. */
export const changeViewOperation = ({ db }: Deps) =>
  serve(api.changeView, async (request) => {
    const caller = callerOf(request)
    const scope = scopeOf(caller)
    return db.transaction().execute(async (trx) => {
      const found = await findView(trx, scope, request.params.view_id)
      refuseShared(caller, found.owner === null || request.body.shared === true)
      return presentView(await updateView(trx, scope, found, request.body))
    })
  })

/** Serves `DELETE /v1/views/{view_id}`. */
export const deleteViewOperation = ({ db }: Deps) =>
  serve(api.deleteView, async (request, reply) => {
    const caller = callerOf(request)
    const found = await findView(db, scopeOf(caller), request.params.view_id)
    refuseShared(caller, found.owner === null)
    await deleteView(db, found)
    return reply.code(204).send()
  })
