import type { Format } from './format.ts'

/**
 * Column names before and since 2024. One row per variant and image, all but the first with the handle only.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export const SHOPIFY: Format = {
  format: 'shopify',
  title: 'a Shopify product export',
  signature: [
    ['handle', 'url_handle'],
    ['title'],
    ['image_src', 'product_image_url', 'variant_sku', 'variant_price', 'option1_name', 'body_html'],
  ],
  columns: {
    id: ['handle', 'url_handle'],
    name: ['title'],
    gtin: ['variant_barcode', 'barcode'],
    image_position: ['image_position'],
  },
  lists: {
    image: ['image_src', 'product_image_url'],
    carousel_image: ['variant_image', 'variant_image_url'],
    alt_text: ['image_alt_text'],
    tags: ['tags'],
    own_category: [
      'product_category',
      'type',
      'product_type',
      'google_shopping_google_product_category',
      'standard_product_type',
    ],
  },
  groupRows: 'key',
}
