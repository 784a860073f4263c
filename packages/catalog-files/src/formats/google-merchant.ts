import { type Format, names } from './format.ts'

/** Text, RSS 2.0 or Atom. https://support.google.com/merchants/answer/7052112 */
export const GOOGLE_MERCHANT: Format = {
  format: 'google_merchant',
  title: 'Google Merchant product data',
  signature: [['id'], ['image_link'], ['title', 'link', 'availability', 'price', 'gtin']],
  columns: {
    id: ['id'],
    gtin: ['gtin'],
    name: ['title'],
    hero_image: ['image_link'],
    family: ['item_group_id'],
  },
  lists: {
    carousel_image: [/^additional_image_links?(?:_\d+)?$/, /^lifestyle_image_links?(?:_\d+)?$/],
    variant: names('color size material pattern'),
  },
  optional: [
    'id',
    'gtin',
    'title',
    'image_link',
    'additional_image_link',
    'lifestyle_image_link',
    'item_group_id',
    'color',
    'size',
    'material',
    'pattern',
  ],
}
