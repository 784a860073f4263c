import { type Format, names } from './format.ts'

/**
 * Product exports of Wix. Rows of variants and choices have the handle of their product, and images are the names of
 * media of the site.
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
