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

/** Files of Endcap, with the names of a submission. `docs/imports.md` has the template. */
export const ENDCAP: Format = {
  format: 'endcap',
  title: 'an Endcap file',
  signature: [
    ['id', 'gtin', 'asin'],
    ['hero_image_url', 'carousel_image_urls'],
  ],
  columns: { ...COLUMNS, id: ['id'], gtin: ['gtin'] },
  lists: LISTS,
  optional: [
    'id',
    'gtin',
    'asin',
    'name',
    'category',
    'external_category_id',
    'retailer',
    'hero_image_url',
    'carousel_image_urls',
    'tags',
  ],
}

/** Files in which a column has the type of the id, such as exports of listings. */
export const ENDCAP_WITH_ID_TYPE: Format = {
  ...ENDCAP,
  signature: [['id'], ['id_type']],
  // Exports have the name of the category in `category`, which does not identify it.
  columns: {
    ...COLUMNS,
    category: ['product_category_id', 'category_id'],
    code: ['id'],
    code_type: ['id_type'],
    gtin: ['gtin'],
  },
  optional: [],
}

/** Exports of images, which have a row for each image. */
export const ENDCAP_IMAGES: Format = {
  ...ENDCAP_WITH_ID_TYPE,
  title: 'an Endcap export of images',
  signature: [['id'], ['id_type'], ['image_url'], ['position']],
  columns: { ...ENDCAP_WITH_ID_TYPE.columns, image_position: ['position'] },
  lists: { ...LISTS, image: ['image_url'] },
  groupRows: 'key',
}
