import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from '@endcap/foundation/observability/log'
import {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { fastifyZodOpenApiPlugin } from 'fastify-zod-openapi'
import type { Metrics } from '../observability/metrics.ts'
import { announceDeprecation } from './announce-deprecation.ts'
import { announceResults } from './announce-results.ts'
import { createAnswerBrokenRequest, refuseConnect } from './broken-request.ts'
import { compressResponses } from './compression.ts'
import { omitLengthOfFresh } from './conditional.ts'
import { containFaults } from './contain-faults.ts'
import { declareNeeds } from './declare-needs.ts'
import { describeRoutes } from './describe-routes.ts'
import { handleError } from './error-handler.ts'
import { limitArrival } from './limit-arrival.ts'
import { createStripBasePath } from './own-host.ts'
import { answerBeforeBodies, continueLate } from './refused-bodies.ts'
import { reportUnknownFields } from './report-unknown-fields.ts'
import { acceptJsonBodies, MAX_BODY_BYTES } from './request-bodies.ts'
import { admitRequests, recordRequests } from './request-hooks.ts'
import { isV1 } from './request-path.ts'
import { resetStreams, trackStreams } from './send-stream.ts'
import { traceRequests } from './trace-requests.ts'
import { recordRoutes } from './unknown-addresses.ts'
import { validatorCompiler } from './validate.ts'
import { allowWebOrigins } from './web-origins.ts'

export type ServerConfig = {
  host: string
  /** 0 selects a free port. */
  port: number
  /** Addresses or networks of reverse proxies. */
  trustedProxies: readonly string[]
  /** Origins of pages that may call the API from a browser. */
  webOrigins: readonly string[]
  /** Time after the shutdown signal during which requests are still accepted and get 503. */
  drainMs: number
}

type Deps = {
  log: Logger
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[]
  /** Authenticates every request below `/v1`, before anything else. @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
  isDraining: () => boolean
  metrics: Metrics
  /** Time for the headers of a request to arrive, and then for its body. */
  arrivalMs?: number
  /** Origins of pages that may call the API from a browser. */
  webOrigins?: readonly string[]
  /** Address that clients use. Its sub-path is removed from the addresses of requests. */
  baseUrl?: string
}

/** Fits an id of 512 characters of four bytes each, percent-encoded. */
const MAX_PARAM_LENGTH = 512 * 12
/** Fits an id far beyond its limit, so that the id gets its own error. */
const MAX_HEADER_BYTES = 65_536
/** Time for the headers of a request to arrive, and then for its body. */
const ARRIVAL_MS = 30_000
/** Interval at which Node enforces the time limit. Its default of 30 s would double the limit. */
const TIMEOUT_CHECK_MS = 500

/** Base address of a server without a sub-path. */
const NO_BASE_URL = 'http://localhost'

/** Creates a Fastify instance with request ids, request logging, error handling and authentication. */
export async function createServer(deps: Deps): Promise<FastifyInstance> {
  const { arrivalMs = ARRIVAL_MS } = deps
  const authenticateV1 = async (request: FastifyRequest) => {
    if (isV1(request)) await deps.authenticate(request)
  }
  const server = fastify({
    ...optionsOf({ ...deps, arrivalMs }),
    frameworkErrors: (_error, request, reply) => {
      // The path has invalid percent-encoding, and no hook has run.
      request.logFields = {}
      reply.header('x-request-id', request.id)
      const { origin } = request.headers
      if (origin !== undefined && deps.webOrigins?.includes(origin))
        reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' })
      void authenticateV1(request).then(
        () => handleError(unknownAddresses.refuseMalformed(request), request, reply),
        (refusal: unknown) => handleError(refusal, request, reply),
      )
    },
  })
  await allowWebOrigins(server, deps.webOrigins ?? [])
  const unknownAddresses = recordRoutes(server)

  server.setErrorHandler(handleError)
  server.setValidatorCompiler(validatorCompiler)
  // Responses are validated against the schemas in tests only.
  server.setSerializerCompiler(() => JSON.stringify)
  continueLate(server)
  server.server.on('connect', (_request, socket: Socket) => refuseConnect(socket))
  containFaults(server)
  declareNeeds(server)
  omitLengthOfFresh(server)
  await server.register(fastifyZodOpenApiPlugin)
  await describeRoutes(server, deps.baseUrl ?? NO_BASE_URL)
  announceDeprecation(server)
  announceResults(server, deps.baseUrl ?? NO_BASE_URL)
  traceRequests(server)
  answerBeforeBodies(server)
  limitArrival(server, arrivalMs)
  admitRequests(server, { authenticateV1, isDraining: deps.isDraining, unknownAddresses })
  recordRequests(server, deps)
  reportUnknownFields(server)
  compressResponses(server)
  trackStreams(server)
  server.setNotFoundHandler((request) => {
    throw unknownAddresses.refuse(request)
  })
  acceptJsonBodies(server)
  return server
}

/** Stops listening, lets running requests finish for `graceMs`, then closes the remaining connections. */
export async function closeServer(server: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => {
    resetStreams(server)
    server.server.closeAllConnections()
  }, graceMs)
  try {
    await server.close()
  } finally {
    clearTimeout(timer)
  }
}

function optionsOf({
  log,
  trustedProxies,
  arrivalMs,
  baseUrl = NO_BASE_URL,
}: Deps & { arrivalMs: number }): FastifyHttpOptions<Server> {
  const rewriteUrl = createStripBasePath(baseUrl)
  return {
    loggerInstance: log,
    // `recordRequests` writes one log line per request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: MAX_BODY_BYTES,
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // A hook rejects a request without Host with the Error object, because Node would send none.
      requireHostHeader: false,
      headersTimeout: arrivalMs,
      // `limitArrival` limits bodies.
      requestTimeout: 0,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    clientErrorHandler: createAnswerBrokenRequest(log),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // `__proto__` and `constructor` are ignored like other unknown fields.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    requestIdHeader: false,
    genReqId: (request) => acceptedRequestId(request.headers['x-request-id']) ?? randomUUID(),
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
  }
}

function acceptedRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\x20-\x7e]{1,128}$/.test(header) ? header : null
}
