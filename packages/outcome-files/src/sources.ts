/** Source of the results of each format. Browsers load it without the readers. */
export const SOURCES = {
  endcap: 'File',
  amazon_experiments: 'Manage Your Experiments',
  google_ads: 'Google Ads',
  google_merchant: 'Google Merchant Center',
  meta: 'Meta Ads',
  shopify: 'Shopify',
  growthbook: 'GrowthBook',
} as const
export type FormatName = keyof typeof SOURCES
export const FORMAT_NAMES = Object.keys(SOURCES) as FormatName[]
