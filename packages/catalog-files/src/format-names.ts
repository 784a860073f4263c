/** In the order of the API. Affects only the proposed mapping. */
export const FORMATS = [
  'endcap',
  'shopify',
  'google_merchant',
  'amazon_flat_file',
  'woocommerce',
  'akeneo',
  'amazon_listings',
  'bigcommerce',
  'bol',
  'ebay',
  'ecwid',
  'magento',
  'mirakl',
  'opencart',
  'prestashop',
  'price_comparison',
  'shopware',
  'squarespace',
  'wix',
  'yml',
  'other',
] as const

export type CatalogFormat = (typeof FORMATS)[number]
