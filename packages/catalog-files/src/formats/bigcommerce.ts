import { type Format, names } from './format.ts'

/**
 * In version 3, rows of images and variants with their own ids follow the product. Version 2 has numbered images,
 * and rows of SKUs. https://support.bigcommerce.com/s/article/Importing-Exporting-Products-v3
 */
export const BIGCOMMERCE: Format = {
  format: 'bigcommerce',
  title: 'a BigCommerce product export',
  signature: [
    ['item'],
    ['id'],
    ['name'],
    [/^(?:internal_)?image_url$/, 'image_sort_order', 'image_is_thumbnail', 'inventory_tracking'],
  ],
  columns: {
    id: ['sku'],
    fallback_id: ['id'],
    gtin: names('upc_ean global_trade_number'),
    name: ['name'],
    image_position: ['image_sort_order'],
  },
  lists: { image: [/^(?:internal_)?image_url$/], alt_text: ['image_description'] },
  productRows: { columns: ['item'], equals: ['product'] },
}

export const BIGCOMMERCE_2: Format = {
  format: 'bigcommerce',
  title: 'a BigCommerce product export of version 2',
  signature: [['item_type'], ['product_id'], ['product_name'], ['product_code_sku', /^product_image_\w+_1$/]],
  columns: {
    id: ['product_code_sku'],
    fallback_id: ['product_id'],
    gtin: names('product_upc_ean product_upc global_trade_item_number'),
    name: ['product_name'],
  },
  lists: {
    image: [/^product_image_(?:url|file)_\d+$/],
    alt_text: [/^product_image_description_\d+$/],
  },
  imageBaseUrl: null,
  productRows: { columns: ['item_type'], equals: ['product'] },
}
