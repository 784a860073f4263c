import { channel } from 'node:diagnostics_channel'
import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type App, openApp } from '@endcap/cli/operator/open-app'
import { freePort } from '@endcap/foundation/net/free-port'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { type Config, readConfig } from '../../src/config/config.ts'
import type { Role } from '../../src/domains/auth/role.ts'
import { migratedDirectory, temporaryDirectory } from './stores.ts'

export type ConsoleAnswer = {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  /** The body as JSON. Empty for other bodies. */
  body: Record<string, unknown>
  /** Cookies that the answer sets, as `name=value`. */
  cookies: string[]
}

type Sent = {
  body?: unknown
  /** `name=value` */
  cookie?: string | undefined
  /** Headers in place of those that the console sends; null for none. */
  headers?: Record<string, string | null>
}

export type Browser = { userId: string; cookie: string }

/** A service with a console in this process. */
export type TestConsole = AsyncDisposable & {
  app: App
  config: Config
  /** The first organization. */
  organizationId: string
  /** Sends a request as the console does. */
  send: (method: string, path: string, options?: Sent) => Promise<ConsoleAnswer>
  /** Returns a new setup link's secret. */
  setUp: () => Promise<string>
  /** Signs in with a link. */
  signIn: (link: string, name?: string) => Promise<Browser>
  /** Invites a person and signs in. */
  person: (
    role: Role,
    options?: { organizationId?: string; email?: string; name?: string; isOperator?: boolean },
  ) => Promise<Browser>
  /** Returns an access token of the session. */
  token: (browser: Browser) => Promise<string>
  newOrganization: (name: string) => Promise<string>
  /** Routes of the API server, in the order of their registration. */
  routes: readonly RouteOptions[]
}

type Options = {
  /** Base URL, if it is not the address on which the service listens. */
  baseUrl?: string
  configure?: (config: Config) => void
  environment?: Record<string, string>
}

/** Starts a service whose console has test files, and creates an organization. */
export async function startConsole({ baseUrl, configure, environment }: Options = {}): Promise<TestConsole> {
  const config = readConfig(
    {
      ENDCAP_DATA: await migratedDirectory(),
      ...(environment?.['ENDCAP_PORT'] === undefined ? { ENDCAP_PORT: String(await freePort()) } : {}),
      ENDCAP_LOG: process.env['ENDCAP_TEST_LOG'] ?? 'fatal',
      ENDCAP_DRAIN_MS: '0',
      ENDCAP_WORKER_THREADS: '1',
      ...(baseUrl === undefined ? {} : { ENDCAP_BASE_URL: baseUrl }),
    },
    environment ?? {},
  )
  config.console.files = consoleFiles()
  configure?.(config)
  const routes: RouteOptions[] = []
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  channel('fastify.initialization').subscribe(watch)
  const app = await openApp(config, 'all')
  channel('fastify.initialization').unsubscribe(watch)
  const { administration } = app
  const newOrganization = async (name: string) =>
    (await administration.createOrganization({ name, icp: null, defaultPortfolio: true, rateLimit: null }))
      .organization_id
  const organizationId = await newOrganization('Acme')
  const { host, origin } = new URL(config.auth.baseUrl)

  async function send(method: string, path: string, { body, cookie, headers = {} }: Sent = {}) {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const all: Record<string, string | null> = {
      host,
      'endcap-console': '1',
      ...(method === 'GET' ? {} : { origin }),
      'sec-fetch-site': 'same-origin',
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    }
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
    const request = http.request({
      port: config.server.port,
      method,
      path,
      headers: {
        ...Object.fromEntries(given),
        ...(content === undefined ? {} : { 'content-length': Buffer.byteLength(content) }),
      },
    })
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
    request.on('response', resolve).on('error', reject).end(content)
    return read(await promise)
  }

  async function signIn(link: string, name?: string): Promise<Browser> {
    const secret = link.split('=').at(-1)
    const answer = await send('POST', '/console/api/session', { body: { secret, name } })
    const [cookie] = answer.cookies
    if (answer.status !== 200 || cookie === undefined) throw new Error(`cannot sign in: ${answer.text}`)
    return { userId: (answer.body['user'] as { user_id: string }).user_id, cookie }
  }

  return {
    app,
    config,
    organizationId,
    routes,
    newOrganization,
    send,
    signIn,
    async setUp() {
      const setup = await administration.createSetupLink({})
      if (!setup) throw new Error('there is a person already')
      return setup.link
    },
    async person(role, options = {}) {
      const settings = { organizationId, email: null, name: null, isOperator: false, ...options }
      return signIn((await administration.inviteUser({ ...settings, role })).link)
    },
    async token({ cookie }) {
      const { body } = await send('POST', '/console/token', { cookie })
      return String(body['access_token'])
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
    },
  }
}

async function read(response: http.IncomingMessage): Promise<ConsoleAnswer> {
  const content = await text(response)
  const isJson = response.headers['content-type']?.startsWith('application/json') === true
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: content,
    body: isJson ? (JSON.parse(content) as Record<string, unknown>) : {},
    cookies: (response.headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0] ?? ''),
  }
}

export const ASSET = 'index-Ab12Cd34.js'
export const SCRIPT = 'export const built = true\n'.repeat(80)

/** Writes a built console into a temporary folder. */
function consoleFiles(): URL {
  const folder = temporaryDirectory()
  mkdirSync(join(folder, 'assets'))
  const page = `<!doctype html><title>Endcap</title><script type="module" src="./assets/${ASSET}"></script>\n`
  writeFileSync(join(folder, 'index.html'), page)
  const script = join(folder, 'assets', ASSET)
  writeFileSync(script, SCRIPT)
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT))
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT))
  return pathToFileURL(`${folder}/`)
}
