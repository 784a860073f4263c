import { healthRoutes, type Lifecycle } from '../platform/http/health-routes.ts'
import { closeServer, createServer } from '../platform/http/server.ts'
import { metricsRoute } from '../platform/observability/metrics-route.ts'
import type { Parts } from './parts.ts'

/** Serves health and metrics on a separate port, if configured, which API clients need not reach. */
export async function serveMetrics(
  { config, log, metrics, checks, build }: Parts,
  lifecycle: Lifecycle,
  opened: AsyncDisposableStack,
): Promise<void> {
  const { host, port } = config.metrics
  if (port === null) return
  const server = opened.adopt(
    await createServer({
      // Scrapers send a request every few seconds, which would fill the log.
      log: log.child({}, { level: log.isLevelEnabled('info') ? 'warn' : log.level }),
      metrics,
      // No route of this server requires authentication.
      authenticate: async () => undefined,
      isDraining: () => lifecycle.isDraining,
      trustedProxies: [],
    }),
    (instance) => closeServer(instance, config.graceMs),
  )
  await server.register(healthRoutes({ checks, lifecycle, build }))
  await server.register(metricsRoute(metrics))
  await server.listen({ host, port, listenTextResolver: (url) => `health and metrics on ${url}` })
}
