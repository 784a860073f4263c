import { type Format, names } from './format.ts'

/**
 * Yandex Market Language. `vendor.model` offers have names in parts.
 * https://yandex.com/support/marketplace-partners/en/yml
 */
export const YML: Format = {
  format: 'yml',
  title: 'a YML feed',
  signature: [['id'], ['picture'], names('category_id currency_id vendor model')],
  columns: { id: ['id'], gtin: ['barcode'], name: ['name'], family: ['group_id'] },
  lists: { image: ['picture'], name_part: names('type_prefix vendor model') },
  optional: ['id', 'name', 'typePrefix', 'vendor', 'model', 'picture', 'barcode', 'group_id'],
}
