import { type Format, names } from './format.ts'

/**
 * File Exchange and Seller Hub. Pipes separate addresses. Variations follow their listing.
 * https://www.ebay.com/sellercenter/listings/seller-hub-reports
 */
export const EBAY: Format = {
  format: 'ebay',
  title: 'an eBay listing file',
  signature: [
    names('action item_number item_id'),
    names('custom_label custom_label_sku sku title'),
    names('pic_url item_photo_url photo_url ebay_product_id epid start_price listing_site'),
    names('title format quantity category category_id category_name available_quantity'),
  ],
  columns: {
    id: names('custom_label custom_label_sku'),
    fallback_id: names('item_number item_id'),
    gtin: names('upc ean isbn product_upc product_ean product_isbn p_upc p_ean p_isbn'),
    name: ['title'],
  },
  lists: { image: names('pic_url item_photo_url photo_url picture_url gallery_url') },
  skip: [
    {
      columns: ['relationship'],
      equals: ['variation'],
      reason: 'The row is a variation, which the listing above shows.',
    },
  ],
}
