import { isAsin, type SellingRegion, type Storefront } from '@endcap/catalog'
import { abortable } from '@endcap/foundation/concurrency/abortable'
import { PRODUCT } from '@endcap/foundation/net/guarded-fetch'
import { oneLine, originalImageUrl } from '@endcap/storefront-pages'
import type { SellingPartnerApiAuth } from '@sp-api-sdk/auth'
import type { Item, ItemBrowseClassification } from '@sp-api-sdk/catalog-items-api-2022-04-01'
import { type Listing, type ListingSource, SourceError } from './listing.ts'
import type { CatalogApiCredentials } from './scrape-config.ts'

type Deps = {
  /** @throws SourceError */
  accessToken: (region: SellingRegion) => Promise<string>
  endpoint?: (region: SellingRegion) => string
}

const MAX_RESPONSE_BYTES = 5_000_000
const TIMEOUT_MS = 30_000
/** Roots above departments, which are not breadcrumbs. */
const ROOTS = /^(?:categories|departments|self[ -]service|root)$/i
const officialEndpoint = (region: SellingRegion) => `https://sellingpartnerapi-${region}.amazon.com`

/**
 * Reads the marketplace's official catalog (Selling Partner API, Catalog Items 2022-04-01). Loads its
 * libraries on the first request, because most services do not use it.
 */
export function createCatalogApiSource({ accessToken, endpoint = officialEndpoint }: Deps): ListingSource {
  return {
    hostOf: ({ sellingRegion }) => new URL(endpoint(sellingRegion)).host,
    async fetchListing({ asin, storefront }, signal) {
      const { sellingRegion, marketplaceId } = storefront
      const token = await abortable(accessToken(sellingRegion), signal)
      const { CatalogItemsApi } = await import('@sp-api-sdk/catalog-items-api-2022-04-01')
      try {
        const { data } = await new CatalogItemsApi(undefined, endpoint(sellingRegion)).getCatalogItem(
          {
            asin,
            marketplaceIds: [marketplaceId],
            includedData: ['images', 'summaries', 'classifications', 'salesRanks'],
          },
          {
            headers: { 'x-amz-access-token': token, 'user-agent': `${PRODUCT} (Language=TypeScript)` },
            signal,
            timeout: TIMEOUT_MS,
            maxContentLength: MAX_RESPONSE_BYTES,
            maxRedirects: 0,
          },
        )
        return readItem(data, storefront)
      } catch (error) {
        if (error instanceof SourceError) throw error
        const status = statusOf(error)
        if (status === 404) return null
        const problem = status === null ? 'did not respond' : `responded with status ${status}`
        throw new SourceError(`the catalog API ${problem}`, {
          isOutage: status !== 400 && status !== 403,
          cause: error,
        })
      }
    },
    // A contract allows requests of the API.
    mayRead: async () => true,
    [Symbol.asyncDispose]: async () => undefined,
  }
}

/** Uses the region's configured credentials. */
export function createCatalogApiTokens({ clientId, clientSecret, refreshTokens }: CatalogApiCredentials) {
  const authByRegion = new Map<SellingRegion, SellingPartnerApiAuth>()
  return async function accessToken(region: SellingRegion): Promise<string> {
    const refreshToken = refreshTokens[region]
    if (refreshToken === undefined)
      throw new SourceError(`the catalog API has no credentials for the region "${region}"`)
    const { SellingPartnerApiAuth: Auth } = await import('@sp-api-sdk/auth')
    const auth = authByRegion.get(region) ?? new Auth({ clientId, clientSecret, refreshToken })
    authByRegion.set(region, auth)
    try {
      return await auth.getAccessToken()
    } catch (error) {
      throw new SourceError('the catalog API issued no access token', { isOutage: true, cause: error })
    }
  }
}

/** @throws SourceError without a name or images */
function readItem(
  { asin, images, summaries, classifications, salesRanks }: Item,
  storefront: Storefront,
): Listing {
  const ofMarketplace = <Entry extends { marketplaceId: string }>(entries: readonly Entry[] | undefined) =>
    entries?.find(({ marketplaceId }) => marketplaceId === storefront.marketplaceId)
  const summary = ofMarketplace(summaries)
  const sources = gallery(ofMarketplace(images)?.images ?? [])
  const ranks = ofMarketplace(salesRanks)
  const title = oneLine(summary?.itemName ?? '')
  if (title === '' || sources.length === 0 || !isAsin(asin)) {
    throw new SourceError('the catalog API returned no name or no images for the listing')
  }
  return {
    asin,
    title,
    brand: summary?.brand ? oneLine(summary.brand) : null,
    breadcrumbs: breadcrumbsOf(
      ofMarketplace(classifications)?.classifications?.[0] ?? summary?.browseClassification,
    ),
    images: sources,
    flags: [],
    ranks: [...(ranks?.displayGroupRanks ?? []), ...(ranks?.classificationRanks ?? [])].map(
      ({ title: label }) => ({
        slug: '',
        label: oneLine(label),
      }),
    ),
    departments: [],
    language: storefront.languages.slice(0, 2),
    source: 'catalog-api',
    fetchedAt: new Date(),
  }
}

/** Some images have no variant, contrary to the documentation. */
type Rendition = { variant: string | null; link: string; height: number; width: number }

/** Longest side of a smaller rendition of the previous image. */
const SMALL_RENDITION_PX = 600

/**
 * Returns each image's largest rendition (MAIN, PT01, PT02, …) without swatches, then images without variant
 * in response order.
 */
function gallery(renditions: readonly Rendition[]): string[] {
  const byVariant = Map.groupBy(
    renditions.filter(({ variant }) => /^(?:MAIN|PT\d\d)$/.test(variant ?? '')),
    ({ variant }) => variant ?? '',
  )
  const named = [...byVariant].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sizes]) => sizes)
  const sources = [...named, ...groupBySize(renditions.filter(({ variant }) => variant === null))]
    .flatMap((sizes) => sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? [])
    .flatMap(({ link }) => originalImageUrl(link, 'https://m.media-amazon.com/') ?? [])
  return [...new Set(sources)]
}

/** Groups renditions without variant: a smaller one of the same shape belongs to the previous image. */
function groupBySize(renditions: readonly Rendition[]): Rendition[][] {
  const groups: Rendition[][] = []
  for (const rendition of renditions) {
    const last = groups.at(-1)
    if (last?.[0] && isSmaller(rendition, last[0])) last.push(rendition)
    else groups.push([rendition])
  }
  return groups
}

function isSmaller({ width, height }: Rendition, largest: Rendition): boolean {
  const isSmall = Math.max(width, height) <= SMALL_RENDITION_PX && width < largest.width
  return isSmall && Math.abs(width / height / (largest.width / largest.height) - 1) < 0.02
}

function breadcrumbsOf(classification: ItemBrowseClassification | undefined): string[] {
  const labels: string[] = []
  for (let each = classification; each && labels.length < MAX_DEPTH; each = each.parent)
    labels.unshift(oneLine(each.displayName))
  return labels.filter((label) => !ROOTS.test(label))
}

const MAX_DEPTH = 20

function statusOf(error: unknown): number | null {
  const response = typeof error === 'object' && error !== null && 'response' in error ? error.response : null
  return typeof response === 'object' && response !== null && 'status' in response
    ? Number(response.status)
    : null
}
