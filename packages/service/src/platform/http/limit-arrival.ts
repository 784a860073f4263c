import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasBody } from './request-bodies.ts'

/** Ends requests with slow bodies, which would hold connections. Node's limit cannot vary by route. */
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

/** Node's error for late headers. */
const lateError = () =>
  Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
