import { containEvents, inWorkScope } from '@endcap/foundation/concurrency/work-scope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleError } from './error-handler.ts'

/**
 * Confines exceptions in timers and event handlers to their request. It gets 500, or a reset connection after
 * a partial response.
 */
export function containFaults(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    let hasFailed = false
    const fail = (error: unknown) => {
      if (!hasFailed) end(error, request, reply)
      hasFailed = true
    }
    const scope = { name: `request ${request.id}`, fail }
    containEvents(request.raw, scope)
    containEvents(reply.raw, scope)
    inWorkScope(scope, done)
  })
}

function end(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { raw: response } = reply
  if (response.writableEnded || response.destroyed) return
  if (response.headersSent || reply.sent) {
    request.raw.socket.resetAndDestroy()
    return
  }
  // Unread body bytes could be taken for the next request.
  reply.header('connection', 'close')
  handleError(error, request, reply)
}
