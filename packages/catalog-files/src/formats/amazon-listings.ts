import { type Format, names } from './format.ts'

/**
 * Tab-delimited reports of listings, with SKU and ASIN. The image column is mostly empty.
 * https://sellercentral.amazon.com/help/hub/reference/external/G200456540
 */
export const AMAZON_LISTINGS: Format = {
  format: 'amazon_listings',
  title: 'an Amazon listings report',
  signature: [['listing_id'], ['seller_sku'], names('asin1 product_id')],
  columns: {
    id: ['seller_sku'],
    asin: ['asin1'],
    code: ['product_id'],
    code_type: ['product_id_type'],
    name: ['item_name'],
    hero_image: ['image_url'],
    retailer: names('marketplace item_marketplace'),
  },
  lists: {},
  asinWithoutImage: true,
}
