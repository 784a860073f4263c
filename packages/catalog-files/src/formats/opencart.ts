import { type Format, names } from './format.ts'

/** OpenCart's export tools. Images are paths below the shop's folder `image`. */
export const OPENCART: Format = {
  format: 'opencart',
  title: 'an OpenCart product export',
  signature: [
    ['product_id'],
    ['model'],
    names('image_name image'),
    names('manufacturer manufacturer_id stock_status_id seo_keyword points'),
  ],
  columns: {
    id: ['sku'],
    fallback_id: ['product_id'],
    gtin: names('ean upc jan isbn'),
    name: [/^name(?:_[a-z]{2}(?:_[a-z]{2})?)?$/],
    hero_image: names('image_name image'),
  },
  lists: { carousel_image: names('additional_images additional_image images product_images') },
  imageBaseUrl: null,
}
