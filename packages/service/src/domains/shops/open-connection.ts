import type { Http } from '@endcap/shop-systems'
import { openShop, type ShopAccess, ShopError, type ShopSystem } from '@endcap/shop-systems'
import { z } from 'zod'
import type { ShopConnectionRow } from './connection-store.ts'
import { openSecret } from './seal-secret.ts'
import type { ShopConfig } from './shop-config.ts'

type Deps = { config: Pick<ShopConfig, 'key' | 'pollMs'>; http: Http }

const access = z.discriminatedUnion('system', [
  z.object({ system: z.literal('shopify'), token: z.string() }),
  z.object({ system: z.literal('woocommerce'), consumerKey: z.string(), consumerSecret: z.string() }),
]) satisfies z.ZodType<ShopAccess>

/** Creates the opening of connected shops. @throws ShopError access_refused if the token cannot be decrypted */
export const createOpenConnection =
  ({ config, http }: Deps) =>
  (connection: ShopConnectionRow): ShopSystem => {
    const { id, organization_id: organizationId, address, sealed_secret: sealed } = connection
    const secret = config.key === null ? null : openSecret(config.key, { organizationId, id }, sealed)
    if (secret === null)
      throw new ShopError(
        'access_refused',
        'the token cannot be read, because ENDCAP_SHOP_KEY has changed; connect the shop again',
      )
    return openShop(address, access.parse(JSON.parse(secret)), { http, pollMs: config.pollMs })
  }

export type OpenConnection = ReturnType<typeof createOpenConnection>
