import type { Logger } from './logger.ts'
import { Categories } from './resources/categories.ts'
import { Drafts } from './resources/drafts.ts'
import { Images } from './resources/images.ts'
import { Pdps } from './resources/pdps.ts'
import { Retailers } from './resources/retailers.ts'
import { createSend, type Send } from './resources/send.ts'
import { Spark } from './resources/spark.ts'
import { Uploads } from './resources/uploads.ts'
import { process } from './runtime.ts'
import { type Credential, createTokenSource, requestToken, type TokenResponse } from './token-source.ts'
import { snakeCase } from './transport.ts'

export type ConnectionOptions = {
  baseUrl: string
  /** Retries after transient failures. Defaults to 2. */
  retries?: number | undefined
  /** Request time limit in milliseconds. Defaults to two minutes, because submissions wait for image downloads. */
  timeout?: number | undefined
  /** Maximum response size in bytes. Defaults to 32 MiB. */
  maxResponseBytes?: number | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined
  /** Receives responses and retries, without secrets. */
  logger?: Logger | undefined
}

export type EndcapOptions = ConnectionOptions & Credential

/** Returns an access token or a token response. */
export type TokenFunction = () => TokenResponse | Promise<TokenResponse>

/** Read by `Endcap.fromEnv` from `ENDCAP_BASE_URL` and so on. */
const CREDENTIAL = ['clientId', 'clientSecret', 'organizationId'] as const

/** A client of the Endcap API. Caches its access token. */
export class Endcap {
  /** Sends authorized requests for the resources of other entries. */
  readonly send: Send
  readonly pdps: Pdps
  readonly images: Images
  readonly spark: Spark
  readonly uploads: Uploads
  readonly drafts: Drafts
  readonly categories: Categories
  readonly retailers: Retailers

  /** @throws TypeError if an option is missing or `baseUrl` is not absolute */
  constructor(options: EndcapOptions | (ConnectionOptions & { token: TokenFunction })) {
    const {
      retries = 2,
      timeout = 120_000,
      maxResponseBytes = 2 ** 25,
      fetch = currentFetch,
      logger,
    } = options
    const baseUrl = readBaseUrl(options.baseUrl)
    const network = { baseUrl, retries, timeout, maxResponseBytes, fetch, logger }
    if (!('token' in options))
      for (const name of CREDENTIAL)
        if (!options[name])
          throw new TypeError(
            `${name} is missing; pass clientId, clientSecret and organizationId, or use Endcap.withToken()`,
          )
    const tokens = createTokenSource(
      'token' in options ? async () => options.token() : () => requestToken(network, options),
    )
    const send = createSend({ ...network, tokens })
    this.send = send
    this.pdps = new Pdps(send)
    this.images = new Images(send)
    this.spark = new Spark(send)
    this.uploads = new Uploads(send)
    this.drafts = new Drafts(send)
    this.categories = new Categories(send)
    this.retailers = new Retailers(send)
  }

  /**
   * Reads `ENDCAP_BASE_URL`, `ENDCAP_CLIENT_ID`, `ENDCAP_CLIENT_SECRET`, `ENDCAP_ORGANIZATION_ID` and optionally
   * `ENDCAP_AUDIENCE`.
   *
   * @throws TypeError if a required variable is missing
   */
  static fromEnv(
    env: Readonly<Record<string, string | undefined>> = process?.env ?? {},
    options: Partial<EndcapOptions> = {},
  ): Endcap {
    const all: Partial<EndcapOptions> = { audience: env['ENDCAP_AUDIENCE'], ...options }
    for (const name of ['baseUrl', ...CREDENTIAL] as const) {
      const variable = `ENDCAP_${snakeCase(name).toUpperCase()}`
      const value = all[name] ?? env[variable]
      if (!value) throw new TypeError(`${variable} is not set`)
      all[name] = value
    }
    return new Endcap(all as EndcapOptions)
  }

  /**
   * Creates a client without a secret, for browsers.
   *
   * @param token Called again after expiry or refusal
   */
  static withToken(token: TokenFunction, options: ConnectionOptions): Endcap {
    return new Endcap({ ...options, token })
  }
}

function readBaseUrl(baseUrl: string | undefined): string {
  if (!baseUrl)
    throw new TypeError(
      'baseUrl is missing; pass the address of the service, such as https://endcap.example.com, or use Endcap.fromEnv()',
    )
  if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError(`baseUrl is not an absolute http or https URL: ${baseUrl}`)
  return baseUrl.replace(/\/+$/, '')
}

/** Reads `fetch` on each request, because tools replace it. */
const currentFetch: typeof fetch = (...request) => globalThis.fetch(...request)
