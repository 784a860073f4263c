import { Endcap } from '@endcap/client'
import { urlHost } from '@endcap/foundation/net/url-host'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import packageJson from '../../../package.json' with { type: 'json' }
import { DomainError } from '../../platform/errors/domain-error.ts'
import { clientAbortSignal } from '../../platform/http/client-abort-signal.ts'
import { isOwnHost } from '../../platform/http/own-host.ts'
import { createLoopbackFetch } from './loopback-fetch.ts'

type Deps = {
  baseUrl: string
  /** Authenticates a request by its Bearer token. @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
}

/** Clients of earlier versions of the protocol may send several messages in a request. Each can be a call. */
const MAX_MESSAGES = 20
const LOOPBACKS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Returns `POST /mcp`, an MCP server over HTTP without sessions. Its tools call the API of this process over loopback
 * with the caller's token, so that authentication, roles, limits, client aborts and logs are those of the API.
 */
export const serveMcp =
  ({ baseUrl, authenticate }: Deps): FastifyPluginAsync =>
  async (server) => {
    const ending = new AbortController()
    const loopback = createLoopbackFetch()
    server.addHook('preClose', async () => ending.abort())
    server.addHook('onClose', async () => loopback.close())
    server.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuseForeign(request, baseUrl)
      await authenticate(request)
    })

    /** Creates a client of this process that sends the token of a request. */
    const connect = ({ headers }: Request) => ({
      endcap: Endcap.withToken(
        () =>
          headers
            .get('authorization')
            ?.replace(/^Bearer +/i, '')
            .trim() ?? '',
        {
          baseUrl: loopbackAddress(server),
          // The model decides whether a call is repeated, and it must not wait for the end of a rate limit.
          retries: 0,
          fetch: loopback.fetch,
        },
      ),
      headers: { 'x-request-id': headers.get('x-request-id') ?? '' },
      ending: ending.signal,
      reportError: (error: unknown) => server.log.error({ err: error }, 'an MCP tool failed'),
    })
    const load = once(async () => {
      const { createHttpHandler } = await import('@endcap/mcp')
      return createHttpHandler({
        version: packageJson.version,
        connect,
        onRefusal: (error) => server.log.debug({ err: error }, 'an MCP request was refused'),
      })
    })

    server.post('/mcp', { schema: { hide: true }, config: { needs: 'viewer' } }, async (request, reply) => {
      refuseLongBatch(request.body)
      const handler = await load()
      const sent = new Request(`${baseUrl}/mcp`, {
        method: 'POST',
        headers: { ...textHeaders(request.headers), 'x-request-id': request.id },
        signal: clientAbortSignal(reply),
      })
      return reply.send(await handler.fetch(sent, { parsedBody: request.body }))
    })
  }

/**
 * Refuses requests of web pages of other sites, and requests under another name (DNS rebinding), as the specification
 * of the transport demands.
 *
 * @throws DomainError FORBIDDEN
 */
function refuseForeign(request: FastifyRequest, baseUrl: string): void {
  const { origin } = request.headers
  if (!isOwnHost(request, baseUrl))
    throw new DomainError('FORBIDDEN', `the MCP server is served at ${baseUrl}/mcp only (ENDCAP_BASE_URL)`)
  if (origin !== undefined && origin !== new URL(baseUrl).origin)
    throw new DomainError('FORBIDDEN', 'the header Origin is not that of this service')
}

function refuseLongBatch(body: unknown): void {
  if (Array.isArray(body) && body.length > MAX_MESSAGES)
    throw new DomainError('PAYLOAD_TOO_LARGE', `a request may have at most ${MAX_MESSAGES} messages`)
}

/** Returns the address by which the process reaches itself. */
function loopbackAddress(server: FastifyInstance): string {
  const [own] = server.addresses()
  if (typeof own !== 'object') throw new Error('the server does not listen')
  return `http://${urlHost(LOOPBACKS[own.address] ?? own.address)}:${own.port}`
}

const textHeaders = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Returns a function that creates a value on its first call. */
function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= create())
}
