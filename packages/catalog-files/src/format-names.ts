/** Systems that files come from, in the order of the API. It decides only the mapping that is proposed for the columns. */
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

/** Name of a system that a file comes from. */
export type CatalogFormat = (typeof FORMATS)[number]
