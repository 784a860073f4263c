import type { FastifyPluginAsync } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Creates `GET /metrics`, without a token like the health endpoints. */
export function metricsRoute(metrics: Metrics): FastifyPluginAsync {
  return async (server) => {
    server.get('/metrics', { schema: { hide: true }, config: { spanName: null } }, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    )
  }
}
