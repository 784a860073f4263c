import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { urlHost } from '@endcap/foundation/net/url-host'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { createAuthenticate } from '../domains/auth/authenticate.ts'
import { createFailureLimit } from '../domains/auth/failure-limit.ts'
import { createIssueToken } from '../domains/auth/issue-token.ts'
import { describeIssuerOperation } from '../domains/auth/operations/describe-issuer.ts'
import { requestTokenOperation } from '../domains/auth/operations/request-token.ts'
import { createCredentialOperation } from '../domains/credentials/operations/create-credential.ts'
import { disableCredentialOperation } from '../domains/credentials/operations/disable-credential.ts'
import { getMeOperation } from '../domains/credentials/operations/get-me.ts'
import { listCredentialsOperation } from '../domains/credentials/operations/list-credentials.ts'
import { rotateCredentialOperation } from '../domains/credentials/operations/rotate-credential.ts'
import { createEventFeed } from '../domains/events/event-feed.ts'
import { createReadFile } from '../domains/images/read-rendition.ts'
import { serveMcp } from '../domains/mcp/serve-mcp.ts'
import { createLimitCaller } from '../domains/pdps/reading/limit-caller.ts'
import type { Administration } from '../operator/administration/administration.ts'
import { blobRoutes } from '../platform/blobs/routes.ts'
import { docsPage } from '../platform/http/docs-page.ts'
import { healthRoutes, type Lifecycle } from '../platform/http/health-routes.ts'
import { keepAnswers } from '../platform/http/idempotency.ts'
import { documentRoutes } from '../platform/http/openapi/describe-routes.ts'
import { closeServer, createServer } from '../platform/http/server.ts'
import { metricsRoute } from '../platform/observability/metrics-route.ts'
import { createOperations } from './api-operations.ts'
import { operatorRoutes } from './operator-routes.ts'
import type { Parts } from './parts.ts'

/** Starts the API server and returns its URL. */
export async function serveApi(
  parts: Parts,
  { lifecycle, administration }: { lifecycle: Lifecycle; administration: Administration },
  opened: AsyncDisposableStack,
): Promise<string> {
  const { config, log, metrics, tokens, checks, database, build } = parts
  const { baseUrl } = config.auth
  const isDraining = () => lifecycle.isDraining
  const feed = createEventFeed({ ...parts, db: database.db })
  const operations = createOperations(parts, feed, opened)
  const authenticate = createAuthenticate({
    tokens,
    noteActive: (organizationId) => database.pool.noteActive(organizationId),
  })
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
    // Streams end by themselves never, and the server waits for running requests.
    feed[Symbol.dispose]()
    // Load balancers poll readiness at intervals. Requests that still arrive meanwhile are answered with 503.
    await sleep(config.server.drainMs)
  })
  server.addHook('preHandler', createLimitCaller({ ...parts, db: database.db }))
  keepAnswers(server, database.db)
  const failures = createFailureLimit(database.pool)
  const routes = [
    requestTokenOperation({ issueToken: createIssueToken({ ...parts, failures, config: config.auth }) }),
    describeIssuerOperation({ tokens, config: config.auth }),
    getMeOperation(parts),
    createCredentialOperation({ ...parts, config: config.auth }),
    listCredentialsOperation(parts),
    rotateCredentialOperation({ ...parts, config: config.auth }),
    disableCredentialOperation(parts),
    ...operations,
    blobRoutes({ links: parts.links, readFile: createReadFile(parts) }),
    healthRoutes({ checks, lifecycle, build }),
    ...(config.metrics.port === null ? [metricsRoute(metrics)] : []),
    ...(await managementRoutes(parts, { administration, authenticate })),
    ...(config.mcp.isOn ? [serveMcp({ baseUrl, authenticate })] : []),
    documentRoutes,
    docsPage({ baseUrl }),
  ]
  for (const route of routes) await server.register(route)
  await server.listen({ ...config.server, listenTextResolver: (url) => `bound to ${url}` })
  const { port } = server.server.address() as AddressInfo
  return `http://${urlHost(config.server.host)}:${port}`
}

/** Returns the routes of operators, and those of the console if it is on. */
async function managementRoutes(
  parts: Parts,
  context: { administration: Administration; authenticate: (request: FastifyRequest) => Promise<void> },
): Promise<FastifyPluginAsync[]> {
  if (!parts.config.console.isOn) return operatorRoutes(parts, { ...context, authenticateSession: null })
  const { consoleRoutes, openSessions } = await import('./console-routes.ts')
  const sessions = openSessions(parts)
  const { authenticateSession } = sessions
  return [...operatorRoutes(parts, { ...context, authenticateSession }), ...consoleRoutes(parts, sessions)]
}
