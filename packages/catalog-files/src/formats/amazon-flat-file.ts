import type { Format } from './format.ts'

/** Since 2023, names may end with `#1.value`, which `plainName` writes as `_1_value`. */
const attribute = (name: string) => new RegExp(`^${name}(?:_1_(?:value|media_location))?$`)

/** Tab-delimited inventory files: settings, labels, attribute names. Parents group variations and have no page. */
export const AMAZON_FLAT_FILE: Format = {
  format: 'amazon_flat_file',
  title: 'an Amazon flat file',
  signature: [
    ['item_sku', attribute('contribution_sku')],
    [
      'main_image_url',
      attribute('main_product_image_locator'),
      'external_product_id',
      attribute('item_name'),
    ],
  ],
  columns: {
    id: ['item_sku', attribute('contribution_sku')],
    asin: [attribute('merchant_suggested_asin')],
    code: ['external_product_id', 'amzn1_volt_ca_product_id_value'],
    code_type: ['external_product_id_type', 'amzn1_volt_ca_product_id_type'],
    name: [attribute('item_name')],
    hero_image: ['main_image_url', attribute('main_product_image_locator')],
    family: ['parent_sku', /^child_parent_sku_relationship(?:_1)?_parent_sku$/],
  },
  lists: {
    carousel_image: [/^other_image_url\d*$/, attribute('other_product_image_locator_\\d+')],
    variant: [attribute('color(?:_name)?'), attribute('size(?:_name)?'), attribute('style(?:_name)?')],
  },
  skip: [
    {
      columns: ['parent_child', 'parentage', attribute('parentage_level')],
      equals: ['parent'],
      reason: 'The row is the parent of variations and has no page of its own.',
    },
    {
      columns: ['update_delete', 'record_action'],
      equals: ['delete'],
      reason: 'The row asks Amazon to delete the product. Imports delete nothing.',
    },
  ],
}
