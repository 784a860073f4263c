import type { FastifyPluginAsync } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Registers `GET /metrics` for Prometheus. Like the health endpoints, it requires no token. */
export function metricsRoute(metrics: Metrics): FastifyPluginAsync {
  return async (server) => {
    server.get('/metrics', { schema: { hide: true }, config: { spanName: null } }, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    )
  }
}
