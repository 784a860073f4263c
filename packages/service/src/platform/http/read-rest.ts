import { once } from 'node:events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBody } from './request-bodies.ts'

/** Time in which the rest of a body is read before the response is sent anyway. */
const REST_MS = 30_000

/**
 * Reads the rest of a refused body before the response on connections that end with it. Otherwise the end resets the
 * connection, and a client that still sends never sees why it was refused.
 */
export function readRest(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const { raw } = request
    if (raw.complete || raw.destroyed || !hasBody(request)) return
    if (!endsConnection(request) && reply.getHeader('connection') !== 'close') return
    raw.resume()
    const isOver = AbortSignal.timeout(REST_MS)
    // A client that sends no more, or is gone, needs no further wait.
    await once(raw, 'end', { signal: isOver }).catch(() => undefined)
  })
}

function endsConnection({ raw, headers }: FastifyRequest): boolean {
  const options = headers.connection?.toLowerCase() ?? ''
  return raw.httpVersion === '1.0' ? !options.includes('keep-alive') : options.includes('close')
}
