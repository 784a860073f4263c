import type { Format } from './format.ts'

/** Akeneo adds locale and channel: `name-en_US-ecommerce`. */
const localized = (name: string) => new RegExp(`^${name}(?:_[a-z]{2}_[a-z]{2})?(?:_\\w+)?$`)

/**
 * Akeneo's exports, and its API format as NDJSON. Customers name the attributes, so images are found by name and
 * values. Media exports have paths, which cannot be downloaded.
 * https://docs.akeneo.com/latest/import_and_export_data/formats/product.html
 */
export const AKENEO: Format = {
  format: 'akeneo',
  title: 'an Akeneo product export',
  signature: [
    ['sku', 'identifier', 'uuid'],
    ['family'],
    ['enabled', 'categories', 'groups', 'family_variant'],
  ],
  columns: {
    id: ['identifier', 'sku', 'uuid'],
    gtin: ['gtin', 'ean', 'upc', localized('(?:gtin|ean|ean13|upc|barcode)')],
    asin: ['asin'],
    name: [localized('name'), localized('(?:product_name|erp_name|title|label|variation_name)')],
    family: ['parent'],
    hero_image: [localized('(?:main|hero|primary|packshot)(?:_?(?:image|picture|photo|visual))?(?:_url)?')],
  },
  lists: {
    variant: [localized('colou?r'), localized('size')],
    image: [/image|picture|photo|visual|packshot|media|asset/],
  },
  guessesImages: true,
  attributeOf: (name) => name.replace(/-.*/, ''),
}
