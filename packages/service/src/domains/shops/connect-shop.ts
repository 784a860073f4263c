import type { NewShopConnection } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { type Http, openShop, type ShopAccess } from '@endcap/shop-systems'
import { v7 as uuidV7 } from 'uuid'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import {
  connectionOf,
  countConnections,
  ownConnection,
  type ShopConnectionRow,
  saveConnection,
} from './connection-store.ts'
import { BUSY } from './push.ts'
import { sealSecret } from './seal-secret.ts'
import type { ShopConfig } from './shop-config.ts'
import { reportingShop } from './shop-errors.ts'

type Deps = { db: Db; config: ShopConfig; http: Http }

const MAX_CONNECTIONS = 20

/**
 * Creates the connection of a shop, whose rights are checked first.
 * @throws DomainError SHOPS_OFF, SHOP_REFUSED, SHOP_UNAVAILABLE, TOO_MANY_SHOP_CONNECTIONS
 */
export function createConnectShop({ db, config, http }: Deps) {
  return async function connectShop(
    organizationId: string,
    given: NewShopConnection,
    signal: AbortSignal,
  ): Promise<ShopConnectionRow> {
    const key = keyOf(config)
    const address = addressOf(given.address)
    const access = accessOf(given)
    const shop = openShop(address, access, { http, pollMs: config.pollMs })
    const name = await reportingShop(() => shop.checkAccess(signal))
    return db.transaction().execute(async (trx) => {
      const { system } = given
      const existing = await connectionOf(trx, { organizationId, system, address })
      if (existing === null && (await countConnections(trx, organizationId)) >= MAX_CONNECTIONS)
        throw new DomainError(
          'TOO_MANY_SHOP_CONNECTIONS',
          `your organization has ${MAX_CONNECTIONS} connections to shops already`,
        )
      const id = existing ?? uuidV7()
      const by = actorOfWork()
      await recordAudit(trx, 'shop_connection.created', {
        organizationId,
        subject: id,
        details: { system, address },
      })
      return saveConnection(trx, {
        id,
        organization_id: organizationId,
        system,
        address,
        name,
        sealed_secret: sealSecret(key, { organizationId, id }, JSON.stringify(access)),
        created_by: by && JSON.stringify(by),
      })
    })
  }
}

export type ConnectShop = ReturnType<typeof createConnectShop>

/** @throws DomainError SHOPS_OFF */
export function keyOf({ key }: Pick<ShopConfig, 'key'>): string {
  if (key === null)
    throw new DomainError(
      'SHOPS_OFF',
      'the operator has to set ENDCAP_SHOP_KEY before shops can be connected',
    )
  return key
}

/** Deletes a connection with its pushes. @throws DomainError SHOP_CONNECTION_NOT_FOUND, SHOP_PUSH_CONFLICT */
export const disconnectShop = (db: Db, organizationId: string, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { address, system } = await ownConnection(trx, organizationId, id, { locks: true })
    const busy = await trx
      .selectFrom('shop_push')
      .select('id')
      .where('connection_id', '=', id)
      .where('status', 'in', BUSY)
      .executeTakeFirst()
    if (busy) throw new DomainError('SHOP_PUSH_CONFLICT', `the push ${busy.id} has not ended`)
    await trx.deleteFrom('shop_connection').where('id', '=', id).execute()
    await recordAudit(trx, 'shop_connection.deleted', {
      organizationId,
      subject: id,
      details: { system, address },
    })
  })

/** Without a slash at the end. WordPress may be installed in a folder. */
const addressOf = (given: string): string => new URL(given).href.replace(/\/+$/, '')

/** The schema has checked that the secrets of the system are given. */
const accessOf = (given: NewShopConnection): ShopAccess =>
  given.system === 'shopify'
    ? { system: 'shopify', token: given.access_token ?? '' }
    : {
        system: 'woocommerce',
        consumerKey: given.consumer_key ?? '',
        consumerSecret: given.consumer_secret ?? '',
      }
