import { type Format, names } from './format.ts'

/**
 * Shopware 6. Variants name their product in `parent_id`.
 * https://docs.shopware.com/en/shopware-6-en/settings/import-export
 */
export const SHOPWARE: Format = {
  format: 'shopware',
  title: 'a Shopware product export',
  signature: [
    ['product_number'],
    [/^cover_media_/, 'media'],
    names('parent_id tax_id price_net price_gross manufacturer_name id'),
  ],
  columns: {
    id: ['product_number'],
    gtin: ['ean'],
    name: [/^(?:name|translations_\w+_name)$/],
    hero_image: ['cover_media_url'],
  },
  lists: { carousel_image: names('media media_url media_urls'), alt_text: ['cover_media_alt'] },
  skip: [
    {
      columns: ['parent_id'],
      equals: ['*'],
      reason: 'The row is a variant, which the page of its product shows.',
    },
  ],
}
