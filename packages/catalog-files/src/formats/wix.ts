import { type Format, names } from './format.ts'

/**
 * Variations and choices have their product's handle. Images are names of site media.
 * https://support.wix.com/en/article/wix-stores-importing-or-exporting-a-product-catalog
 */
export const WIX: Format = {
  format: 'wix',
  title: 'a Wix product export',
  signature: [names('handle_id handle'), ['field_type'], ['name'], names('product_image_url media')],
  columns: { id: names('handle_id handle'), name: ['name'], gtin: names('barcode') },
  lists: { image: names('product_image_url media') },
  groupRows: 'key',
  imageBaseUrl: 'https://static.wixstatic.com/media',
}
