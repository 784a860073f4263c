import type { FastifyPluginAsync } from 'fastify'
import type { Metrics } from './metrics.ts'

/** `GET /metrics`, for Prometheus. No token: like health, it is for those who run the service. */
export function metricsRoute(metrics: Metrics): FastifyPluginAsync {
  return async (server) => {
    server.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    )
  }
}
