import type { Format } from './format.ts'

const TYPE = ['type', 'typ', 'tipo'] as const
const NAME = ['name', 'nom', 'nombre'] as const

/**
 * Product exports of WooCommerce, whose columns have names in the language of the shop: here English, German, French
 * and Spanish. The first of the images is the main image. Variations are shown on the page of their product.
 * https://woocommerce.com/document/product-csv-importer-exporter/
 */
export const WOOCOMMERCE: Format = {
  format: 'woocommerce',
  title: 'a WooCommerce product export',
  signature: [
    TYPE,
    ['sku', 'artikelnummer', 'ugs', 'id'],
    NAME,
    ['images', 'bilder', 'is_featured', /^(?:visibility|sichtbarkeit|visibilite|visibilidad)_.*[ck]atalog/],
  ],
  columns: {
    id: ['sku', 'artikelnummer', 'ugs', 'id'],
    name: NAME,
    gtin: [/^gtin_upc_ean_(?:or|oder|ou|o)_isbn$/, /^meta_.*(?:gtin|ean|barcode|upc)/],
  },
  lists: {
    image: ['images', 'bilder', 'imagenes'],
    tags: ['tags', 'schlagworter', 'etiquettes', 'etiquetas'],
  },
  skip: [
    {
      columns: TYPE,
      equals: [
        'variation',
        'variation, downloadable',
        'variation, virtual',
        'variation, downloadable, virtual',
      ],
      reason: 'The row is a variation, which the page of its product shows.',
    },
  ],
}
