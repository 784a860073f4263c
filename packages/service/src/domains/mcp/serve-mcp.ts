import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { clientAbortSignal } from '../../platform/http/client-abort-signal.ts'
import { isOwnHost } from '../../platform/http/own-host.ts'
import { callerOf } from '../auth/authenticate.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import type { McpHandler } from './mcp-handler.ts'

type Deps = {
  baseUrl: string
  organizations: Pick<OrganizationStore, 'get'>
  /** @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
}

/** Earlier protocol versions allow several messages, each possibly a call, in a request. */
const MAX_MESSAGES = 20

/** For the log. */
const calledTool = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.string().max(64) }),
})

/** Serves `POST /mcp` without sessions. The first request loads its libraries. */
export const serveMcp =
  ({ baseUrl, organizations, authenticate }: Deps): FastifyPluginAsync =>
  async (server) => {
    const ending = new AbortController()
    let handler: Promise<McpHandler> | undefined
    const load = async () => (await import('./mcp-handler.ts')).createMcpHandler(server, ending.signal)

    server.addHook('preClose', async () => ending.abort())
    server.addHook('onClose', async () => (await handler)?.close())
    server.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuseForeign(request, baseUrl)
      await authenticate(request)
    })
    server.post(
      '/mcp',
      { schema: { hide: true }, config: { needs: 'viewer', spanName: 'callMcp' } },
      async (request, reply) => {
        refuseLongBatch(request.body)
        const called = calledTool.safeParse(request.body)
        if (called.success) request.logFields['tool'] = called.data.params.name
        handler ??= load()
        const { answer } = await handler
        const received = new Request(`${baseUrl}/mcp`, {
          method: 'POST',
          headers: {
            ...textHeaders(request.headers),
            // `fetch` sends `*` by itself.
            'accept-language': (await organizations.get(callerOf(request).organizationId)).language,
            'x-request-id': request.id,
          },
          signal: clientAbortSignal(reply),
        })
        return reply.send(await answer(received, request.body))
      },
    )
  }

/**
 * Refuses requests of other sites' pages or under another name (DNS rebinding), as the transport
 * specification demands. @throws DomainError FORBIDDEN
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

const textHeaders = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
