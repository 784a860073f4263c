import { z } from 'zod'
import { hostAndPort } from '../net/url-host.ts'
import { baseAddress, wholeNumber } from '../setting.ts'
import { LISTING_SOURCES, type ListingSourceName } from './listing.ts'
import { SELLING_REGIONS, type SellingRegion, STOREFRONTS } from './storefronts.ts'

export type ScrapeConfig = {
  source: ListingSourceName
  /** Attempts at one listing, and the time for each and for all together, waiting for one's turn apart. */
  attempts: number
  attemptTimeoutMs: number
  deadlineMs: number
  /** Requests to one host at a time, and from the beginning of one to that of the next. */
  concurrency: number
  intervalMs: number
  userAgent: string
  proxy: string | null
  /** By region: an origin that stands in for the storefront. */
  standIns: Readonly<Record<string, string>>
  catalogApi: CatalogApiCredentials
}

export type CatalogApiCredentials = {
  clientId: string
  clientSecret: string
  /** A seller's authorization, one a group of countries. */
  refreshTokens: Readonly<Partial<Record<SellingRegion, string>>>
}

/** A current desktop browser's. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const secret = z.string().default('')
const origin = baseAddress.refine(
  (url) => /^https?:\/\/[^/?#@]+$/i.test(url),
  'must be scheme, host and port, without a path',
)
const standInOrigin = origin.optional().meta({
  name: 'ENDCAP_STOREFRONT_<REGION>',
  description:
    'An origin that stands in for the storefront of a region, as in `ENDCAP_STOREFRONT_US=http://127.0.0.1:8090`. It may be private; the images of its listings may be downloaded from it too.',
  fallback: 'the real one',
})
const standInName = (region: string) => `ENDCAP_STOREFRONT_${region.toUpperCase()}` as const
const refreshTokenName = (region: SellingRegion) =>
  `ENDCAP_CATALOG_API_REFRESH_TOKEN_${region.toUpperCase() as Uppercase<SellingRegion>}` as const

/** The settings by name. */
export const SCRAPE_SETTINGS = {
  ENDCAP_LISTING_SOURCE: z.enum(LISTING_SOURCES).default('storefront').meta({
    description:
      "Where listings by ASIN are looked up: `storefront` (the shop's own pages) or `catalog-api` (the marketplace's Selling Partner API, for those who have credentials).",
  }),
  ENDCAP_SCRAPE_ATTEMPTS: wholeNumber(1, 10).default(3).meta({ description: 'Attempts at one listing.' }),
  ENDCAP_SCRAPE_ATTEMPT_MS: wholeNumber(100, 60_000)
    .default(8_000)
    .meta({ description: 'Time for one attempt.' }),
  ENDCAP_SCRAPE_DEADLINE_MS: wholeNumber(100, 300_000).default(25_000).meta({
    description: "Time for all attempts together, pauses between them included, waiting for one's turn not.",
  }),
  ENDCAP_SCRAPE_CONCURRENCY: wholeNumber(1, 100)
    .default(4)
    .meta({ description: 'Requests to one host at a time, of each process.' }),
  ENDCAP_SCRAPE_INTERVAL_MS: wholeNumber(0, 60_000).default(100).meta({
    description:
      'From the beginning of one request to a host to that of the next, of each process; 0 for none.',
  }),
  ENDCAP_SCRAPE_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be printable ASCII')
    .default(USER_AGENT)
    .meta({
      description: 'What storefronts are told. Like the proxy, for the source `storefront` alone.',
      fallback: "a current browser's",
    }),
  ENDCAP_SCRAPE_PROXY: z
    .url({ protocol: /^http$/ })
    .optional()
    .meta({
      description:
        '`http://…`: a forward proxy on the way to storefronts (by CONNECT). User and password may be in the address.',
    }),
  ENDCAP_CATALOG_API_CLIENT_ID: secret.meta({
    description: "The application's client id for the catalog API (Login with Amazon).",
    fallback: 'none',
  }),
  ENDCAP_CATALOG_API_CLIENT_SECRET: secret.meta({
    description: 'Its secret.',
    fallback: 'none',
    secret: true,
  }),
  ENDCAP_CATALOG_API_REFRESH_TOKEN_NA: secret.meta({
    description: "A seller's authorization for the storefronts of North and South America.",
    fallback: 'none',
    secret: true,
  }),
  ENDCAP_CATALOG_API_REFRESH_TOKEN_EU: secret.meta({
    description: 'The same for Europe, the Middle East, India and Africa.',
    fallback: 'none',
    secret: true,
  }),
  ENDCAP_CATALOG_API_REFRESH_TOKEN_FE: secret.meta({
    description: 'The same for the Far East and Australia.',
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

export function scrapeConfig(values: Values): ScrapeConfig {
  const given = <Name extends string>(entries: [Name, string | undefined][]) =>
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
    standIns: given(STOREFRONTS.map(({ region }) => [region, values[standInName(region)]])) as Record<
      string,
      string
    >,
    catalogApi: {
      clientId: values.ENDCAP_CATALOG_API_CLIENT_ID,
      clientSecret: values.ENDCAP_CATALOG_API_CLIENT_SECRET,
      refreshTokens: given(SELLING_REGIONS.map((region) => [region, values[refreshTokenName(region)]])),
    },
  }
}

/** The stand-ins as `host:port`, for fetches that may reach them wherever they are. */
export function standInHosts({ standIns }: Pick<ScrapeConfig, 'standIns'>): string[] {
  return Object.values(standIns).map((standIn) => hostAndPort(new URL(standIn)))
}

/** What is missing for the catalog API, as problems for people: it is nothing without credentials. */
export function catalogApiProblems(given: Readonly<Record<string, unknown>>): string[] {
  if (given['ENDCAP_LISTING_SOURCE'] !== 'catalog-api') return []
  const needed = ['ENDCAP_CATALOG_API_CLIENT_ID', 'ENDCAP_CATALOG_API_CLIENT_SECRET'].filter(
    (name) => !given[name],
  )
  const problems = needed.map((name) => `${name}: is needed for ENDCAP_LISTING_SOURCE=catalog-api`)
  if (!SELLING_REGIONS.some((region) => given[refreshTokenName(region)]))
    problems.push('ENDCAP_CATALOG_API_REFRESH_TOKEN_…: one is needed for ENDCAP_LISTING_SOURCE=catalog-api')
  return problems
}

/** Settings of storefronts that there are not, as problems for people: the real one would be asked instead. */
export function unknownStandIns(environment: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(environment).filter((name) => name.startsWith('ENDCAP_STOREFRONT_'))
  return names
    .filter((name) => !Object.hasOwn(SCRAPE_SETTINGS, name))
    .map(
      (name) =>
        `${name}: there is no such storefront; regions are ${STOREFRONTS.map(({ region }) => region).join(' ')}`,
    )
}
