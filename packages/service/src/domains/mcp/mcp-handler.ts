import { Endcap } from '@endcap/client'
import { urlHost } from '@endcap/foundation/net/url-host'
import { createHttpHandler } from '@endcap/mcp'
import type { FastifyInstance } from 'fastify'
import packageJson from '../../../package.json' with { type: 'json' }
import { withoutHopByHop } from '../../platform/http/hop-by-hop.ts'
import { createLoopbackFetch } from './loopback-fetch.ts'

export type McpHandler = {
  answer: (request: Request, body: unknown) => Promise<Response>
  close: () => void
}

const LOOPBACKS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Creates the MCP handler. Tools call this process's API with the caller's token, so its authentication,
 * roles, limits, client aborts and logs apply.
 *
 * @param ending Aborts when the server closes
 */
export function createMcpHandler(server: FastifyInstance, ending: AbortSignal): McpHandler {
  const loopback = createLoopbackFetch()
  const connect = ({ headers }: Request) => ({
    endcap: Endcap.withToken(() => bearerOf(headers), {
      baseUrl: loopbackAddress(server),
      // The model decides on retries, and a call must not wait for a rate limit.
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

/** Requires an authenticated request. */
const bearerOf = (headers: Headers): string =>
  (headers.get('authorization') ?? '').replace(/^Bearer +/i, '').trim()

/** Returns the loopback address of the process. */
function loopbackAddress(server: FastifyInstance): string {
  const [own] = server.addresses()
  if (typeof own !== 'object') throw new Error('the server does not listen')
  return `http://${urlHost(LOOPBACKS[own.address] ?? own.address)}:${own.port}`
}
