import type { Format } from './format.ts'

/**
 * Product exports of WooCommerce. The first of the images is the main image. Variations are shown on the page
 * of their product. https://woocommerce.com/document/product-csv-importer-exporter/
 */
export const WOOCOMMERCE: Format = {
  format: 'woocommerce',
  title: 'a WooCommerce product export',
  signature: [
    ['type', 'typ'],
    ['sku', 'artikelnummer', 'id'],
    ['name'],
    ['images', 'bilder', 'visibility_in_catalog', 'is_featured'],
  ],
  columns: {
    id: ['sku', 'artikelnummer', 'ugs', 'id'],
    name: ['name'],
    gtin: ['gtin_upc_ean_or_isbn', 'gtin_upc_ean_oder_isbn', /^meta_.*(?:gtin|ean|barcode|upc)/],
  },
  lists: { image: ['images', 'bilder'], tags: ['tags', 'schlagworter'] },
  skip: [
    {
      columns: ['type', 'typ'],
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
