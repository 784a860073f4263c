import { type Format, names } from './format.ts'

const LOCALE = '(?:_[a-z]{2}(?:_[a-z]{2})?)?'

/** Marketplaces on Mirakl. Texts have a column per language. */
export const MIRAKL: Format = {
  format: 'mirakl',
  title: 'a Mirakl product file',
  // Other marketplaces' offers have the identifiers, but no texts.
  signature: [
    names('shop_sku sku'),
    ['product_id'],
    ['product_id_type'],
    [new RegExp(`^(?:product_)?(?:title|name|label|description)${LOCALE}$`)],
  ],
  columns: {
    id: names('shop_sku sku'),
    code: ['product_id'],
    code_type: ['product_id_type'],
    gtin: names('ean gtin upc'),
    name: [new RegExp(`^(?:product_)?(?:title|name|label)${LOCALE}$`)],
    family: names('variant_group_code parent_product_id'),
    hero_image: [
      new RegExp(`^(?:main_(?:image|media|picture)|image_main|media_1|image_1)(?:_url)?${LOCALE}$`),
    ],
  },
  lists: {
    variant: [new RegExp(`^colou?r${LOCALE}$`), new RegExp(`^size${LOCALE}$`)],
    carousel_image: [/^(?:(?:additional|secondary|other)_)?(?:image|media|picture|visual)(?:_url)?_?\d+$/],
  },
}
