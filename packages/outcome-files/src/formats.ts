import { type FormatName, SOURCES } from './sources.ts'

/** Meaning of a column. */
export type Field =
  | 'source'
  | 'test'
  | 'arm'
  | 'control'
  | 'listing'
  | 'market'
  | 'pictures'
  | 'kind'
  | 'share'
  | 'from'
  | 'to'
  | 'impressions'
  | 'clicks'
  | 'orders'
  | 'revenue'
  | 'currency'

export type Format = {
  name: FormatName
  /** Source of files that name none. */
  source: string
  kind: 'randomized' | 'observational'
  /** Fields whose columns a file must have to be recognized. */
  needs: readonly Field[]
  /** Names of columns in lower case, letters and digits only. The first that a file has counts. */
  columns: Partial<Record<Field, readonly string[]>>
}

/** Report with a day in one column. */
const DAY = { from: ['day', 'date'], to: ['day', 'date'] }

/** Formats of files. The one with most recognized columns reads a file. */
export const FORMATS: readonly Format[] = [
  {
    name: 'endcap',
    source: SOURCES.endcap,
    kind: 'randomized',
    needs: ['listing', 'from', 'impressions'],
    columns: {
      source: ['source'],
      test: ['test'],
      arm: ['arm'],
      control: ['control', 'is control'],
      listing: ['listing', 'pdp id', 'id', 'sku', 'asin', 'gtin'],
      market: ['market', 'retailer'],
      pictures: ['pictures', 'picture', 'image', 'images'],
      kind: ['kind'],
      share: ['share'],
      from: ['from'],
      to: ['to'],
      impressions: ['impressions', 'visitors'],
      clicks: ['clicks'],
      orders: ['orders'],
      revenue: ['revenue'],
      currency: ['currency'],
    },
  },
  {
    // Shoppers are split by account, half and half.
    name: 'amazon_experiments',
    source: SOURCES.amazon_experiments,
    kind: 'randomized',
    needs: ['test', 'listing', 'arm', 'impressions'],
    columns: {
      test: ['experiment name', 'experiment'],
      listing: ['asin'],
      arm: ['version', 'content version'],
      pictures: ['image', 'main image'],
      from: ['start date'],
      to: ['end date', 'report date'],
      impressions: ['unique visitors', 'sample size', 'visitors'],
      orders: ['units sold', 'units ordered', 'orders'],
      revenue: ['sales', 'ordered product sales'],
      currency: ['currency'],
    },
  },
  {
    // The platform prefers assets that do well, so nobody is split by chance.
    name: 'google_ads',
    source: SOURCES.google_ads,
    kind: 'observational',
    needs: ['test', 'arm', 'from', 'impressions'],
    columns: {
      ...DAY,
      test: ['ad group', 'asset group', 'campaign'],
      arm: ['asset', 'image asset', 'asset name'],
      pictures: ['asset', 'image asset', 'asset name'],
      listing: ['item id', 'product item id', 'custom label 0'],
      impressions: ['impr', 'impressions'],
      clicks: ['clicks'],
      orders: ['conversions'],
      revenue: ['conv value', 'conversion value'],
      currency: ['currency code', 'currency'],
    },
  },
  {
    name: 'google_merchant',
    source: SOURCES.google_merchant,
    kind: 'observational',
    needs: ['listing', 'from', 'impressions', 'clicks'],
    columns: {
      ...DAY,
      listing: ['offer id', 'product id', 'item id'],
      pictures: ['image link'],
      impressions: ['impressions'],
      clicks: ['clicks'],
      orders: ['conversions'],
    },
  },
  {
    name: 'meta',
    source: SOURCES.meta,
    kind: 'observational',
    needs: ['arm', 'from', 'to', 'impressions'],
    columns: {
      test: ['ad set name', 'ad name', 'campaign name'],
      arm: ['image asset', 'image'],
      pictures: ['image asset', 'image'],
      listing: ['product id', 'ad name'],
      from: ['reporting starts'],
      to: ['reporting ends'],
      impressions: ['impressions'],
      clicks: ['link clicks', 'clicks all', 'outbound clicks'],
      orders: ['purchases', 'website purchases', 'results'],
      revenue: ['purchases conversion value', 'website purchases conversion value'],
      currency: ['currency'],
    },
  },
  {
    name: 'shopify',
    source: SOURCES.shopify,
    kind: 'observational',
    needs: ['listing', 'from', 'impressions', 'orders'],
    columns: {
      ...DAY,
      listing: ['product variant sku', 'variant sku', 'landing page path', 'product title'],
      impressions: ['sessions', 'online store sessions'],
      orders: ['sessions that completed checkout', 'sessions completed checkout', 'orders'],
      revenue: ['total sales', 'net sales'],
      currency: ['currency'],
    },
  },
  {
    name: 'growthbook',
    source: SOURCES.growthbook,
    kind: 'randomized',
    needs: ['test', 'arm', 'impressions'],
    columns: {
      test: ['experiment', 'experiment name', 'experiment id'],
      arm: ['variation', 'variation name', 'variation id'],
      listing: ['listing', 'dimension', 'sku'],
      pictures: ['picture', 'image'],
      share: ['weight', 'traffic split'],
      from: ['date started', 'start date', 'start'],
      to: ['date ended', 'end date', 'end'],
      impressions: ['users', 'units', 'sample size'],
      orders: ['conversions', 'orders', 'purchases'],
      revenue: ['revenue'],
      currency: ['currency'],
    },
  },
]
