import type { Http } from './exchange.ts'
import type { ShopSystem } from './shop-system.ts'
import { openShopify } from './shopify/shopify.ts'
import { openWooCommerce } from './woocommerce/woocommerce.ts'

export type { Http } from './exchange.ts'
export { replaceMedia, shows, verify } from './replace-media.ts'
export { SHOP_PROBLEMS, ShopError, type ShopProblem } from './shop-error.ts'
export type { NewPicture, PlacedMedia, ShopListing, ShopMedia, ShopSystem } from './shop-system.ts'

export type ShopAccess =
  | { system: 'shopify'; token: string }
  | { system: 'woocommerce'; consumerKey: string; consumerSecret: string }

/** Opens a shop. `address` is its origin, and `pollMs` the time between polls of its jobs. */
export const openShop = (
  address: string,
  access: ShopAccess,
  { http, pollMs }: { http: Http; pollMs: number },
): ShopSystem =>
  access.system === 'shopify'
    ? openShopify({ ...access, address, http, pollMs })
    : openWooCommerce({ ...access, address, http })
