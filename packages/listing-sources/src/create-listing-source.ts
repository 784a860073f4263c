import type { Logger } from '@endcap/foundation/observability/log'
import { createCatalogApiSource, createCatalogApiTokens } from './catalog-api-source.ts'
import type { ListingSource } from './listing.ts'
import type { ScrapeConfig } from './scrape-config.ts'
import { createStorefrontSource } from './storefront-source.ts'

/** Selects the configured source. */
export function createListingSource(config: ScrapeConfig, log: Logger): ListingSource {
  switch (config.source) {
    case 'storefront':
      return createStorefrontSource(config, log)
    case 'catalog-api':
      return createCatalogApiSource({ accessToken: createCatalogApiTokens(config.catalogApi) })
    default:
      return config.source satisfies never
  }
}
