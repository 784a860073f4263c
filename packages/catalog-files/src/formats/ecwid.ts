import { type Format } from './format.ts'

/**
 * Variations, options and files follow their product. https://support.ecwid.com/hc/en-us/articles/4407803399314
 */
export const ECWID: Format = {
  format: 'ecwid',
  title: 'an Ecwid product export',
  signature: [['type'], ['product_internal_id', 'product_sku'], ['product_name'], [/^product_/]],
  columns: {
    id: ['product_sku'],
    fallback_id: ['product_internal_id'],
    gtin: ['product_upc', 'product_ean', 'product_gtin', 'product_barcode'],
    name: ['product_name'],
    hero_image: ['product_media_main_image_url'],
  },
  lists: {
    carousel_image: [/^product_media_gallery_image_url_?\d*$/],
    alt_text: ['product_media_main_image_alt', /^product_media_gallery_image_alt_?\d*$/],
  },
  skip: [
    {
      columns: ['type'],
      equals: [
        'product_variation',
        'product_option',
        'product_option_choice',
        'product_file',
        'product_attribute',
        'category',
      ],
      reason: 'The row is a part of a product, which the page of its product shows.',
    },
  ],
}
