/** Names of the systems that files come from, by the names that the API reports. */
export const FORMAT_NAMES = {
  endcap: 'Endcap file',
  shopify: 'Shopify export',
  google_merchant: 'Google Merchant feed',
  amazon_flat_file: 'Amazon flat file',
  woocommerce: 'WooCommerce export',
  akeneo: 'Akeneo export',
  amazon_listings: 'Amazon listings report',
  bigcommerce: 'BigCommerce export',
  bol: 'bol file',
  ebay: 'eBay file',
  ecwid: 'Ecwid export',
  magento: 'Magento export',
  mirakl: 'Mirakl file',
  opencart: 'OpenCart export',
  prestashop: 'PrestaShop file',
  price_comparison: 'Price comparison feed',
  shopware: 'Shopware export',
  squarespace: 'Squarespace export',
  wix: 'Wix export',
  yml: 'YML feed',
  other: 'File of another system',
} as const

/** System that a file comes from. It decides only the mapping that is proposed for the columns. */
export type CatalogFormat = keyof typeof FORMAT_NAMES

/** Names of all systems in the order of the API. */
export const FORMATS = Object.keys(FORMAT_NAMES) as [CatalogFormat, ...CatalogFormat[]]
