import { type Format, names } from './format.ts'

/** Central European feeds with an element SHOPITEM per product. */
export const PRICE_COMPARISON: Format = {
  format: 'price_comparison',
  title: 'a feed of a price comparison',
  signature: [names('item_id itemgroup_id'), names('productname product'), ['imgurl']],
  columns: {
    id: ['item_id'],
    gtin: names('ean gtin'),
    name: names('productname product'),
    hero_image: ['imgurl'],
    family: ['itemgroup_id'],
  },
  lists: { carousel_image: [/^imgurl_?alternative/] },
  optional: ['ITEM_ID', 'PRODUCTNAME', 'IMGURL', 'IMGURL_ALTERNATIVE', 'EAN', 'ITEMGROUP_ID'],
}
