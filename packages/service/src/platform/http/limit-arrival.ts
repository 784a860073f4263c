import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasBody } from './request-bodies.ts'

/**
 * Ends requests whose body does not arrive in time after their headers, so that slow senders cannot hold
 * connections. Node's own limit is the same for all routes.
 */
export function limitArrival(server: FastifyInstance, limitMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) limit(request, reply)
    done()
  })

  function limit(request: FastifyRequest, reply: FastifyReply): void {
    const { raw, routeOptions } = request
    const timer = setTimeout(() => {
      if (raw.complete) return
      if (reply.raw.headersSent) raw.socket.destroy()
      else server.server.emit('clientError', lateError(), raw.socket)
    }, routeOptions.config.arrivalMs ?? limitMs).unref()
    raw.once('close', () => clearTimeout(timer))
  }
}

/** Returns the error with which Node reports headers that do not arrive in time. */
const lateError = () =>
  Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
