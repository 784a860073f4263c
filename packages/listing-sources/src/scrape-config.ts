import { SELLING_REGIONS, type SellingRegion, STOREFRONTS } from '@endcap/catalog'
import { hostAndPort } from '@endcap/foundation/net/url-host'
import { baseAddress, wholeNumber } from '@endcap/foundation/settings/setting'
import { z } from 'zod'
import packageJson from '../package.json' with { type: 'json' }
import { LISTING_SOURCES, type ListingSourceName } from './listing.ts'

export type ScrapeConfig = {
  source: ListingSourceName
  /** Maximum per listing. */
  attempts: number
  attemptTimeoutMs: number
  /** All attempts, without time in the queue. */
  deadlineMs: number
  /** Concurrent requests per host. */
  concurrency: number
  /** Minimum between request starts per host. */
  intervalMs: number
  userAgent: string
  proxy: string | null
  /** Origins that replace storefronts, by region. */
  standIns: Readonly<Record<string, string>>
  catalogApi: CatalogApiCredentials
}

export type CatalogApiCredentials = {
  clientId: string
  clientSecret: string
  /** A seller's authorization per group of countries. */
  refreshTokens: Readonly<Partial<Record<SellingRegion, string>>>
}

/** Lets storefronts identify and block the client. */
const USER_AGENT = `Endcap/${packageJson.version}`

const secret = z.string().default('')
const origin = baseAddress.refine(
  (url) => /^https?:\/\/[^/?#@]+$/i.test(url),
  'must be scheme, host and port, without a path',
)
const standInOrigin = origin.optional().meta({
  name: 'ENDCAP_STOREFRONT_<REGION>',
  description:
    'Origin that replaces the storefront of a region, for example `ENDCAP_STOREFRONT_US=http://127.0.0.1:8090`. It may have a private address, and images of its listings may be downloaded from it too.',
  fallback: 'the real storefront',
})
const standInName = (region: string) => `ENDCAP_STOREFRONT_${region.toUpperCase()}` as const
const refreshTokenName = (region: SellingRegion) =>
  `ENDCAP_CATALOG_API_REFRESH_TOKEN_${region.toUpperCase() as Uppercase<SellingRegion>}` as const

/** Settings for listings by ASIN. */
export const SCRAPE_SETTINGS = {
  ENDCAP_LISTING_SOURCE: z.enum(LISTING_SOURCES).default('storefront').meta({
    description:
      "Source of listings by ASIN: `storefront` (the storefront's own pages) or `catalog-api` (the marketplace's Selling Partner API, which needs credentials).",
  }),
  ENDCAP_SCRAPE_ATTEMPTS: wholeNumber(1, 10)
    .default(3)
    .meta({ description: 'Maximum number of attempts for one listing.' }),
  ENDCAP_SCRAPE_ATTEMPT_MS: wholeNumber(100, 60_000)
    .default(8_000)
    .meta({ description: 'Time limit of one attempt, in milliseconds.' }),
  ENDCAP_SCRAPE_DEADLINE_MS: wholeNumber(100, 300_000).default(25_000).meta({
    description:
      'Time limit of all attempts for one listing in milliseconds, including the pauses between them, without the time in the queue.',
  }),
  ENDCAP_SCRAPE_CONCURRENCY: wholeNumber(1, 100)
    .default(4)
    .meta({ description: 'Maximum number of concurrent requests to one host, per process.' }),
  ENDCAP_SCRAPE_INTERVAL_MS: wholeNumber(0, 60_000).default(100).meta({
    description:
      'Minimum time in milliseconds between the starts of two requests to one host, per process. 0 disables the interval.',
  }),
  ENDCAP_SCRAPE_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be printable ASCII')
    .default(USER_AGENT)
    .meta({
      description:
        'The `User-Agent` of requests to storefronts. The default names the product and its version. Applies to the source `storefront` only.',
      fallback: '`Endcap/<version>`',
    }),
  ENDCAP_SCRAPE_PROXY: z
    .url({ protocol: /^http$/, error: 'must be an http address' })
    .optional()
    .meta({
      description:
        'Forward proxy for requests to storefronts (`http://…`, by CONNECT). The address may contain a user and a password. Applies to the source `storefront` only.',
      secret: true,
    }),
  ENDCAP_CATALOG_API_CLIENT_ID: secret.meta({
    description: "The application's client id for the catalog API (Login with Amazon).",
    fallback: 'none',
  }),
  ENDCAP_CATALOG_API_CLIENT_SECRET: secret.meta({
    description: "The application's client secret for the catalog API.",
    fallback: 'none',
    secret: true,
  }),
  ENDCAP_CATALOG_API_REFRESH_TOKEN_NA: secret.meta({
    description: "A seller's authorization for the storefronts of North and South America.",
    fallback: 'none',
    secret: true,
  }),
  ENDCAP_CATALOG_API_REFRESH_TOKEN_EU: secret.meta({
    description: "A seller's authorization for the storefronts of Europe, the Middle East, India and Africa.",
    fallback: 'none',
    secret: true,
  }),
  ENDCAP_CATALOG_API_REFRESH_TOKEN_FE: secret.meta({
    description: "A seller's authorization for the storefronts of the Far East and Australia.",
    fallback: 'none',
    secret: true,
  }),
  ...(Object.fromEntries(STOREFRONTS.map(({ region }) => [standInName(region), standInOrigin])) as Record<
    ReturnType<typeof standInName>,
    typeof standInOrigin
  >),
}

const shape = z.object(SCRAPE_SETTINGS)
type StandIns = Partial<Record<ReturnType<typeof standInName>, string>>
type Values = z.output<typeof shape> & StandIns

/** Maps settings for listings by ASIN. */
export function scrapeConfig(values: Values): ScrapeConfig {
  const withValue = <Name extends string>(entries: [Name, string | undefined][]) =>
    Object.fromEntries(entries.filter(([, value]) => value)) as Partial<Record<Name, string>>
  return {
    source: values.ENDCAP_LISTING_SOURCE,
    attempts: values.ENDCAP_SCRAPE_ATTEMPTS,
    attemptTimeoutMs: values.ENDCAP_SCRAPE_ATTEMPT_MS,
    deadlineMs: values.ENDCAP_SCRAPE_DEADLINE_MS,
    concurrency: values.ENDCAP_SCRAPE_CONCURRENCY,
    intervalMs: values.ENDCAP_SCRAPE_INTERVAL_MS,
    userAgent: values.ENDCAP_SCRAPE_USER_AGENT,
    proxy: values.ENDCAP_SCRAPE_PROXY ?? null,
    standIns: withValue(STOREFRONTS.map(({ region }) => [region, values[standInName(region)]])) as Record<
      string,
      string
    >,
    catalogApi: {
      clientId: values.ENDCAP_CATALOG_API_CLIENT_ID,
      clientSecret: values.ENDCAP_CATALOG_API_CLIENT_SECRET,
      refreshTokens: withValue(SELLING_REGIONS.map((region) => [region, values[refreshTokenName(region)]])),
    },
  }
}

/** Returns stand-ins as `host:port`, allowed at private addresses. */
export function standInHosts({ standIns }: Pick<ScrapeConfig, 'standIns'>): string[] {
  return Object.values(standIns).map((standIn) => hostAndPort(new URL(standIn)))
}

/** Reports credentials that the catalog API lacks. */
export function catalogApiProblems(values: Readonly<Record<string, unknown>>): string[] {
  if (values['ENDCAP_LISTING_SOURCE'] !== 'catalog-api') return []
  const missing = ['ENDCAP_CATALOG_API_CLIENT_ID', 'ENDCAP_CATALOG_API_CLIENT_SECRET'].filter(
    (name) => !values[name],
  )
  const problems = missing.map((name) => `${name}: is required for ENDCAP_LISTING_SOURCE=catalog-api`)
  if (!SELLING_REGIONS.some((region) => values[refreshTokenName(region)]))
    problems.push(
      'ENDCAP_CATALOG_API_REFRESH_TOKEN_…: at least one is required for ENDCAP_LISTING_SOURCE=catalog-api',
    )
  return problems
}

/** Reports stand-ins of unknown regions. Ignoring one would request the real storefront. */
export function unknownStandIns(environment: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(environment).filter((name) => name.startsWith('ENDCAP_STOREFRONT_'))
  return names
    .filter((name) => !Object.hasOwn(SCRAPE_SETTINGS, name))
    .map(
      (name) =>
        `${name}: no storefront has this region; use one of ${STOREFRONTS.map(({ region }) => region).join(' ')}`,
    )
}
