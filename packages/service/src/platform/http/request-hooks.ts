import type { Logger } from '@endcap/foundation/observability/log'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import type { Metrics } from '../observability/metrics.ts'
import { checkFraming } from './check-framing.ts'
import { refuseCompressed } from './request-bodies.ts'
import { encodedPathOf, isV1, refuseMalformedQuery } from './request-path.ts'
import type { UnknownAddresses } from './unknown-addresses.ts'

declare module 'fastify' {
  interface FastifyRequest {
    logFields: Record<string, string>
  }
}

type Admission = {
  /** @throws DomainError */
  authenticateV1: (request: FastifyRequest) => Promise<void>
  isDraining: () => boolean
  unknownAddresses: UnknownAddresses
}

/** Operational endpoints. Served while draining. */
const SERVED_WHILE_DRAINING = /^\/(health\/|metrics$)/

/**
 * Refuses requests before their body, in this order: draining, no Host, no token, no route, compressed,
 * malformed query.
 */
export function admitRequests(
  server: FastifyInstance,
  { authenticateV1, isDraining, unknownAddresses }: Admission,
): void {
  server.decorateRequest('logFields')
  server.decorateRequest('caller', null)
  server.addHook('onRequest', async (request, reply) => {
    request.logFields = {}
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    // Cacheable responses replace it.
    reply.header('cache-control', 'no-store')
    if (isDraining() && !SERVED_WHILE_DRAINING.test(request.url)) {
      reply.header('connection', 'close')
      throw new DomainError('SERVICE_UNAVAILABLE', 'the service is shutting down', {
        headers: { 'retry-after': '5' },
      })
    }
    checkFraming(request.raw)
    // Node drops what follows an upgrade request in the same packet.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close')
    // Asks about the whole server (RFC 9110, section 9.3.7).
    if (request.method === 'OPTIONS' && request.url === '*') return reply.code(204).send()
    await authenticateV1(request)
    // The body cannot change a 404.
    if (request.is404) throw unknownAddresses.refuse(request)
    unknownAddresses.refuseMistaken(request)
    refuseCompressed(request)
    if (isV1(request)) refuseMalformedQuery(request)
    return undefined
  })
}

/** Measures each request and logs one line. */
export function recordRequests(
  server: FastifyInstance,
  { log, metrics }: { log: Logger; metrics: Metrics },
): void {
  // Unknown methods would each create a time series.
  const methods = new Set(server.supportedMethods)
  server.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions
    metrics.requestDuration.observe(
      {
        method: methods.has(request.method) ? request.method : 'other',
        operation: config?.operationId ?? url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
    if (log.isLevelEnabled('info')) logRequest(log, request, reply)
    done()
  })
}

function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  log.info(
    {
      request_id: request.id,
      method: request.method,
      path: encodedPathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...request.logFields,
    },
    'request',
  )
}
