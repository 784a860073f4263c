import type { Format } from './format.ts'

const COLUMNS = {
  asin: ['asin'],
  name: ['name'],
  category: ['category', 'product_category_id', 'category_id'],
  external_category_id: ['external_category_id'],
  retailer: ['retailer'],
  hero_image: ['hero_image_url'],
} satisfies Format['columns']
const LISTS = {
  carousel_image: ['carousel_image_urls', /^carousel_image_(?:url_)?\d+$/],
  tags: ['tags'],
} satisfies Format['lists']
const SIGNATURE = [['hero_image_url', 'carousel_image_urls']] as const

/** Files of Endcap, with the names of a submission. `docs/imports.md` has the template. */
export const ENDCAP: Format = {
  format: 'endcap',
  title: 'an Endcap file',
  signature: [['id', 'gtin', 'asin'], ...SIGNATURE],
  columns: { ...COLUMNS, id: ['id'], gtin: ['gtin'] },
  lists: LISTS,
  optional: [
    ...['id', 'gtin', 'asin', 'name', 'category', 'external_category_id', 'retailer'],
    ...['hero_image_url', 'carousel_image_urls', 'tags'],
  ],
}

/** Files in which a column has the type of the id, such as exports of Endcap. */
export const ENDCAP_WITH_ID_TYPE: Format = {
  ...ENDCAP,
  signature: [['id'], ['id_type'], ...SIGNATURE],
  columns: { ...COLUMNS, code: ['id'], code_type: ['id_type'], gtin: ['gtin'] },
  optional: [],
}
