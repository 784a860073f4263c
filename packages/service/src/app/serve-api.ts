import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { urlHost } from '@endcap/foundation/net/url-host'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { createAuthenticate } from '../domains/auth/authenticate.ts'
import { createEventFeed } from '../domains/events/event-feed.ts'
import { createReadFile } from '../domains/images/read-rendition.ts'
import { createLimitCaller } from '../domains/pdps/reading/limit-caller.ts'
import { blobRoutes } from '../platform/blobs/routes.ts'
import { documentRoutes } from '../platform/http/describe-routes.ts'
import { docsPage } from '../platform/http/docs-page.ts'
import { healthRoutes, type Lifecycle } from '../platform/http/health-routes.ts'
import { keepAnswers } from '../platform/http/idempotency.ts'
import { closeServer, createServer } from '../platform/http/server.ts'
import { metricsRoute } from '../platform/observability/metrics-route.ts'
import { createOperations } from './operations.ts'
import { operatorRoutes } from './operator-routes.ts'
import type { Parts } from './parts.ts'

/** Starts the API server and returns its URL. */
export async function serveApi(
  parts: Parts,
  lifecycle: Lifecycle,
  opened: AsyncDisposableStack,
): Promise<string> {
  const { config, log, metrics, tokens, checks, database, build } = parts
  const { baseUrl } = config.auth
  const isDraining = () => lifecycle.isDraining
  const feed = createEventFeed({ ...parts, db: database.db })
  const authenticate = createAuthenticate({
    tokens,
    noteActive: (organizationId) => database.pool.noteActive(organizationId),
  })
  const operations = createOperations({ ...parts, feed, authenticate }, opened)
  const server = opened.adopt(
    await createServer({
      log,
      metrics,
      authenticate,
      isDraining,
      trustedProxies: config.server.trustedProxies,
      webOrigins: config.server.webOrigins,
      baseUrl,
    }),
    (instance) => closeServer(instance, config.graceMs),
  )
  opened.defer(async () => {
    lifecycle.isDraining = true
    // Streams never end on their own, and the server waits for running requests.
    feed[Symbol.dispose]()
    // Load balancers poll readiness at intervals. Requests that still arrive get a 503.
    await sleep(config.server.drainMs)
  })
  server.addHook('preHandler', createLimitCaller({ ...parts, db: database.db }))
  keepAnswers(server, database.db)
  const routes = [
    ...operations,
    blobRoutes({ links: parts.links, readFile: createReadFile(parts) }),
    healthRoutes({ checks, lifecycle, build }),
    ...(config.metrics.port === null ? [metricsRoute(metrics)] : []),
    ...(await managementRoutes(parts, authenticate)),
    documentRoutes,
    docsPage({ baseUrl }),
  ]
  for (const route of routes) await server.register(route)
  await server.listen({ ...config.server, listenTextResolver: (url) => `bound to ${url}` })
  const { port } = server.server.address() as AddressInfo
  return `http://${urlHost(config.server.host)}:${port}`
}

/** Returns operator routes, and console routes if it is on. */
async function managementRoutes(
  parts: Parts,
  authenticate: (request: FastifyRequest) => Promise<void>,
): Promise<FastifyPluginAsync[]> {
  if (!parts.config.console.isOn) return operatorRoutes(parts, { authenticate, authenticateSession: null })
  const { consoleRoutes, openSessions } = await import('./console-routes.ts')
  const sessions = openSessions(parts)
  const { authenticateSession } = sessions
  return [...operatorRoutes(parts, { authenticate, authenticateSession }), ...consoleRoutes(parts, sessions)]
}
