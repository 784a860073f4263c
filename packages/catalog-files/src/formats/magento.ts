import { type Format, names } from './format.ts'

/**
 * Magento and Adobe Commerce. Rows of store views and (version 1) images follow their product. Images are paths
 * below the media address.
 * https://experienceleague.adobe.com/en/docs/commerce-admin/systems/data-transfer/data-attributes-product
 */
export const MAGENTO: Format = {
  format: 'magento',
  title: 'a Magento product export',
  signature: [
    ['sku'],
    names('store_view_code attribute_set_code attribute_set store'),
    names('product_type type'),
    names('base_image additional_images media_image small_image'),
  ],
  columns: {
    id: ['sku'],
    gtin: names('gtin ean upc barcode'),
    name: ['name'],
    hero_image: ['base_image'],
  },
  lists: {
    own_category: names('categories category'),
    image: names('image media_image'),
    carousel_image: names('additional_images media_gallery'),
    alt_text: names('base_image_label additional_image_labels image_label media_lable media_gallery_label'),
  },
  groupRows: 'key',
  imageBaseUrl: null,
}
