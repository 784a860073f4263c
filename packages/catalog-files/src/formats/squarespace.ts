import { type Format } from './format.ts'

/** Variants follow their product without its id. https://support.squarespace.com/hc/en-us/articles/205811578 */
export const SQUARESPACE: Format = {
  format: 'squarespace',
  title: 'a Squarespace product export',
  signature: [
    ['product_id'],
    ['variant_id'],
    ['title'],
    ['hosted_image_urls', 'product_page', 'product_url'],
  ],
  columns: { id: ['product_id'], name: ['title'] },
  lists: { image: ['hosted_image_urls'], tags: ['tags'] },
  groupRows: 'key',
}
