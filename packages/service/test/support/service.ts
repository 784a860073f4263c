import { STOREFRONTS } from '@endcap/catalog'
import type { NewCredential } from '@endcap/cli/operator/administration/credential-administration'
import { type App, openApp } from '@endcap/cli/operator/open-app'
import type { PdpScores, PdpSubmission } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import type { Role } from '../../src/app/app.ts'
import { type Config, readConfig } from '../../src/config/config.ts'
import type { Origin } from './origin.ts'
import { migratedDirectory, temporaryDirectory } from './stores.ts'

export type Answer<Body = Record<string, unknown>> = { status: number; headers: Headers; body: Body }

/** A service in this process and a caller with a token. */
export type TestService = AsyncDisposable & {
  app: App
  config: Config
  credential: NewCredential
  token: string
  /** Sends a request with the caller's token, or with the token in `options` (null for none). */
  request: (method: string, path: string, options?: RequestOptions) => Promise<Answer>
  put: (id: string, submission: PdpSubmission | object, options?: RequestOptions) => Promise<Answer>
  get: (id: string, query?: string) => Promise<Answer<PdpScores>>
  /** Polls an address until its record is no longer being processed. */
  poll: (path: string) => Promise<Answer>
  /** Polls a PDP by id until it is no longer being processed. */
  settled: (id: string) => Promise<PdpScores>
}

type RequestOptions = {
  body?: unknown
  raw?: string | Buffer
  headers?: Record<string, string>
  token?: string | null
}
type Options = {
  role?: Role
  /** A web server that downloads may reach. It is closed with the service. */
  origin?: Origin
  /** Origin that replaces the storefronts of all regions. */
  storefront?: string
  configure?: (config: Config) => void
  dataDirectory?: string
  databaseUrl?: string
}

export async function startService({
  role = 'all',
  origin,
  storefront,
  configure,
  databaseUrl,
  dataDirectory,
}: Options = {}): Promise<TestService> {
  const hasOwnDatabase = dataDirectory === undefined && databaseUrl === undefined
  const config = readConfig(
    {
      ENDCAP_DATA: dataDirectory ?? (hasOwnDatabase ? await migratedDirectory() : temporaryDirectory()),
      ENDCAP_PORT: String(await freePort()),
      ENDCAP_LOG: process.env['ENDCAP_TEST_LOG'] ?? 'fatal',
      ENDCAP_RATE_LIMIT: '10000',
      ENDCAP_WORKER_THREADS: '1',
      // No load balancer has to notice that the service ends.
      ENDCAP_DRAIN_MS: '0',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    {},
  )
  if (origin) {
    config.fetch.allowedOrigins = [origin.host]
    config.webhooks.allowedOrigins = [origin.host]
  }
  if (storefront !== undefined) {
    const standIns = STOREFRONTS.map(({ region }) => [region, storefront])
    config.scrape = { ...config.scrape, standIns: Object.fromEntries(standIns), intervalMs: 0 }
  }
  configure?.(config)
  const app = await openApp(config, role)
  const credential = await newCredential(app)
  const { baseUrl } = config.auth
  const token = await requestToken(baseUrl, credential)

  const service: TestService = {
    app,
    config,
    credential,
    token,
    async request(method, path, { body, raw, headers, token: other } = {}) {
      const bearer = other === undefined ? token : other
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content }),
        redirect: 'manual',
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
    },
    put: (id, submission, options) =>
      service.request('PUT', `/v1/pdps/id/${encodeURIComponent(id)}`, { body: submission, ...options }),
    async get(id, query = '') {
      const answer = await service.request('GET', `/v1/pdps/id/${encodeURIComponent(id)}${query}`)
      return { ...answer, body: answer.body as unknown as PdpScores }
    },
    async poll(path) {
      for (let polls = 0; polls < 1200; polls++) {
        const answer = await service.request('GET', path)
        if (!/^processing$/i.test(String(answer.body['status']))) return answer
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`${path} is still being processed after two minutes`)
    },
    async settled(id) {
      return (await service.poll(`/v1/pdps/id/${encodeURIComponent(id)}`)).body as unknown as PdpScores
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await origin?.[Symbol.asyncDispose]()
    },
  }
  return service
}

/** Returns the directory of the stored files of a service that keeps them on disk. */
export function blobDirectory({ blobs }: Config): string {
  if (blobs.kind !== 'file') throw new Error('the service does not store files on disk')
  return blobs.directory
}

export async function newCredential(
  { administration }: App,
  options: { icp?: string[]; defaultPortfolio?: boolean; integrationIds?: string[]; rateLimit?: number } = {},
): Promise<NewCredential> {
  const { organization_id } = await administration.createOrganization({
    name: 'Test',
    icp: options.icp ?? null,
    defaultPortfolio: options.defaultPortfolio ?? true,
    rateLimit: options.rateLimit ?? null,
  })
  return administration.createCredential({
    organizationId: organization_id,
    integrationIds: options.integrationIds ?? [],
  })
}

export async function requestToken(
  baseUrl: string,
  credential: Pick<NewCredential, 'client_id' | 'client_secret' | 'organization_id' | 'audience'>,
): Promise<string> {
  const response = await fetch(`${baseUrl}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: credential.client_id,
      client_secret: credential.client_secret,
      audience: credential.audience,
      grant_type: 'client_credentials',
      organization: credential.organization_id,
    }),
  })
  const body = (await response.json()) as { access_token?: string }
  if (body.access_token === undefined) throw new Error(`no token: ${JSON.stringify(body)}`)
  return body.access_token
}
