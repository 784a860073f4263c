import { Endcap } from '@endcap/client'
import { urlHost } from '@endcap/foundation/net/url-host'
import { createHttpHandler } from '@endcap/mcp'
import type { FastifyInstance } from 'fastify'
import packageJson from '../../../package.json' with { type: 'json' }
import { withoutHopByHop } from '../../platform/http/hop-by-hop.ts'
import { createLoopbackFetch } from './loopback-fetch.ts'

/** Answers authenticated MCP requests. */
export type McpHandler = {
  answer: (request: Request, body: unknown) => Promise<Response>
  close: () => void
}

const LOOPBACKS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Creates the handler of MCP requests. Its tools call the API of this process over loopback with the caller's token, so
 * that authentication, roles, limits, client aborts and logs are those of the API.
 *
 * @param ending Aborts when the server closes
 */
export function createMcpHandler(server: FastifyInstance, ending: AbortSignal): McpHandler {
  const loopback = createLoopbackFetch()
  const connect = ({ headers }: Request) => ({
    endcap: Endcap.withToken(() => bearerOf(headers), {
      baseUrl: loopbackAddress(server),
      // The model decides whether a call is repeated, and a call must not wait for the end of a rate limit.
      retries: 0,
      fetch: loopback.fetch,
    }),
    headers: {
      'x-request-id': headers.get('x-request-id') ?? '',
      'accept-language': headers.get('accept-language') ?? '',
    },
    ending,
    reportError: (error: unknown) => server.log.error({ err: error }, 'an MCP tool failed'),
  })
  const handler = createHttpHandler({
    version: packageJson.version,
    connect,
    onRefusal: (error) => server.log.debug({ err: error }, 'an MCP request was refused'),
  })
  return {
    answer: async (request, body) => withoutHopByHop(await handler.fetch(request, { parsedBody: body })),
    close: () => loopback.close(),
  }
}

/** Returns the token of a request that is authenticated. */
const bearerOf = (headers: Headers): string =>
  (headers.get('authorization') ?? '').replace(/^Bearer +/i, '').trim()

/** Returns the address by which the process reaches itself. */
function loopbackAddress(server: FastifyInstance): string {
  const [own] = server.addresses()
  if (typeof own !== 'object') throw new Error('the server does not listen')
  return `http://${urlHost(LOOPBACKS[own.address] ?? own.address)}:${own.port}`
}
