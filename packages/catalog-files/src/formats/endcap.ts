import type { Format } from './format.ts'

const COLUMNS = {
  asin: ['asin'],
  name: ['name'],
  category: ['category', 'product_category_id', 'category_id'],
  external_category_id: ['external_category_id'],
  retailer: ['retailer'],
  family: ['family'],
  hero_image: ['hero_image_url'],
} satisfies Format['columns']
const RIGHTS = {
  rights_from: ['rights_from'],
  rights_until: ['rights_until'],
  rights_markets: ['rights_markets'],
  rights_note: ['rights_note'],
} satisfies Format['columns']
const LISTS = {
  alt_text: [/^(?:(?:hero|carousel)_)?alt_texts?(?:_\d+)?(?:_[a-z]{2}(?:_[a-z]{2})?)?$/],
  carousel_image: ['carousel_image_urls', /^carousel_image_(?:url_)?\d+$/],
  tags: ['tags'],
  variant: ['variant'],
} satisfies Format['lists']

/** Names of a submission. `docs/imports.md` has the template. */
export const ENDCAP: Format = {
  format: 'endcap',
  title: 'an Endcap file',
  signature: [
    ['id', 'gtin', 'asin'],
    ['hero_image_url', 'carousel_image_urls'],
  ],
  columns: { ...COLUMNS, ...RIGHTS, id: ['id'], gtin: ['gtin'] },
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
    'family',
    'variant',
    ...Object.keys(RIGHTS),
  ],
}

/** With a column for the id's type, such as exports of listings. */
export const ENDCAP_WITH_ID_TYPE: Format = {
  ...ENDCAP,
  signature: [['id'], ['id_type']],
  // In exports, `category` is a name and does not identify it.
  columns: {
    ...COLUMNS,
    category: ['product_category_id', 'category_id'],
    code: ['id'],
    code_type: ['id_type'],
    gtin: ['gtin'],
  },
  optional: [],
}

/** One row for each image. Rights are of one image there, and stay as they are stored. */
export const ENDCAP_IMAGES: Format = {
  ...ENDCAP_WITH_ID_TYPE,
  title: 'an Endcap export of images',
  signature: [['id'], ['id_type'], ['image_url'], ['position']],
  columns: { ...ENDCAP_WITH_ID_TYPE.columns, image_position: ['position'] },
  lists: { ...LISTS, image: ['image_url'] },
  groupRows: 'key',
}
