import { type FakeShopify, startShopify, TOKEN } from '../../support/shops/shopify.ts'
import { type FakeWooCommerce, KEY, SECRET, startWooCommerce } from '../../support/shops/woocommerce.ts'
import type { ShopKind } from './push-suite.ts'

export const SHOPIFY: ShopKind<FakeShopify> = {
  start: startShopify,
  connection: (address) => ({ system: 'shopify', address, access_token: TOKEN }),
  secrets: [TOKEN],
  readOnly: (shop) => shop.grant('read_products', 'read_files'),
  writable: (shop) => shop.grant('write_products', 'write_files'),
  failPictures: (shop, fail) => shop.failPictures(fail ? '.png' : null),
}

export const WOOCOMMERCE: ShopKind<FakeWooCommerce> = {
  start: startWooCommerce,
  connection: (address) => ({
    system: 'woocommerce',
    address,
    consumer_key: KEY,
    consumer_secret: SECRET,
  }),
  secrets: [KEY, SECRET],
  readOnly: (shop) => shop.grant('read'),
  writable: (shop) => shop.grant('read_write'),
  failPictures: (shop, fail) => shop.failPictures(fail),
}
