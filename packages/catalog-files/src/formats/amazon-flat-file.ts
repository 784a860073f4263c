import type { Format } from './format.ts'

/** Names of attributes in templates since 2023 end with `#1.value`, which `plainName` writes as `_1_value`. */
const value = (name: string) => `${name}_1_value`

/**
 * Inventory flat files of Amazon, saved as tab-delimited text: a line of settings, labels, and attribute names.
 * Parents group the variations and have no page of their own.
 */
export const AMAZON_FLAT_FILE: Format = {
  format: 'amazon_flat_file',
  title: 'an Amazon flat file',
  signature: [
    ['item_sku', value('contribution_sku')],
    ['main_image_url', 'main_product_image_locator_1_media_location', 'external_product_id', 'item_name'],
  ],
  columns: {
    id: ['item_sku', value('contribution_sku')],
    asin: [value('merchant_suggested_asin')],
    code: ['external_product_id', 'amzn1_volt_ca_product_id_value'],
    code_type: ['external_product_id_type', 'amzn1_volt_ca_product_id_type'],
    name: ['item_name', value('item_name')],
    hero_image: ['main_image_url', 'main_product_image_locator_1_media_location'],
  },
  lists: {
    carousel_image: [/^other_image_url\d*$/, /^other_product_image_locator_\d+_1_media_location$/],
  },
  skip: [
    {
      columns: ['parent_child', 'parentage', value('parentage_level')],
      equals: ['parent'],
      reason: 'The row is the parent of variations and has no page of its own.',
    },
    {
      columns: ['update_delete', 'record_action', '_record_action', /^record_action/],
      equals: ['delete'],
      reason: 'The row asks Amazon to delete the product. Imports delete nothing.',
    },
  ],
}
