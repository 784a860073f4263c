import { startShopify, TOKEN } from '../../support/shops/shopify.ts'
import { describeOnStore } from '../../support/stores.ts'
import { pushSuite } from './push-suite.ts'

describeOnStore(
  'a push to a shop of Shopify',
  pushSuite({
    start: startShopify,
    connection: (address) => ({ system: 'shopify', address, access_token: TOKEN }),
    secrets: [TOKEN],
    readOnly: (shop) => shop.grant('read_products', 'read_files'),
    writable: (shop) => shop.grant('write_products', 'write_files'),
    failPictures: (shop, fail) => shop.failPictures(fail ? '.png' : null),
  }),
)
