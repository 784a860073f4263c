import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { type ConnectShop, disconnectShop } from '../connect-shop.ts'
import { listConnections } from '../connection-store.ts'
import { presentConnections } from '../present-shops.ts'

type Deps = { db: Db; connectShop: ConnectShop }

/** Serves `POST /v1/shop-connections`. */
export const createShopConnectionOperation = ({ db, connectShop }: Deps) =>
  serve(api.createShopConnection, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const connection = await connectShop(organizationId, request.body, clientAbortSignal(reply))
    request.logFields['connection_id'] = connection.id
    const [presented] = await presentConnections(db, [connection])
    return reply.code(201).send(presented)
  })

/** Serves `GET /v1/shop-connections`. */
export const listShopConnectionsOperation = ({ db }: Deps) =>
  serve(api.listShopConnections, async (request) => {
    const connections = await listConnections(db, callerOf(request).organizationId)
    return toPage(await presentConnections(db, connections), null)
  })

/** Serves `DELETE /v1/shop-connections/{connection_id}`. */
export const deleteShopConnectionOperation = ({ db }: Deps) =>
  serve(api.deleteShopConnection, async (request, reply) => {
    await disconnectShop(db, callerOf(request).organizationId, request.params.connection_id)
    return reply.code(204).send()
  })
