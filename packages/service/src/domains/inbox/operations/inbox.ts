import * as api from '@endcap/api/operations'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listInbox, markRead, type Owner } from '../inbox-store.ts'
import { countUnread } from '../notify.ts'

type Deps = { db: Db }

/** @throws DomainError FORBIDDEN for credentials */
function ownerOf(request: FastifyRequest): Owner {
  const { organizationId, kind, clientId, limit } = callerOf(request)
  if (kind !== 'person') throw new DomainError('FORBIDDEN', 'only a person has an inbox')
  return { organizationId, userId: clientId, limit }
}

const count = async (db: Db, { organizationId, userId, limit }: Owner) => ({
  unread: await countUnread(db, organizationId, userId, limit),
})

/** Serves `GET /v1/inbox`. */
export const listInboxOperation = ({ db }: Deps) =>
  serve(api.listInbox, async (request) => {
    const { cursor = null, limit, unread } = request.query
    const page = { cursor, limit, isUnread: unread === 'true' }
    const { items, nextCursor } = await listInbox(db, ownerOf(request), page)
    return toPage(items, nextCursor)
  })

/** Serves `GET /v1/inbox/summary`. */
export const countInboxOperation = ({ db }: Deps) =>
  serve(api.countInbox, async (request) => count(db, ownerOf(request)))

/** Serves `POST /v1/inbox/read`. */
export const readInboxOperation = ({ db }: Deps) =>
  serve(api.readInbox, async (request) => {
    const owner = ownerOf(request)
    await markRead(db, owner, request.body?.item_ids ?? null)
    return count(db, owner)
  })
