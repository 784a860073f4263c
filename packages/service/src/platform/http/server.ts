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
  trustedProxies: readonly string[]
  /** Origins that may call the API from a browser. */
  webOrigins: readonly string[]
  /** Time after the shutdown signal in which new requests get 503. */
  drainMs: number
}

type Deps = {
  log: Logger
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[]
  /** Runs first for every request below `/v1`. @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
  isDraining: () => boolean
  metrics: Metrics
  arrivalMs?: number
  webOrigins?: readonly string[]
  /** Its sub-path is removed from request addresses. */
  baseUrl?: string
}

/** An id of 512 characters of four bytes, percent-encoded. */
const MAX_PARAM_LENGTH = 512 * 12
/** Far beyond the limit of ids, which have their own error. */
const MAX_HEADER_BYTES = 65_536
/** Time for the headers, and then for the body. */
const ARRIVAL_MS = 30_000
/** Node checks every 30 s by default, which would double the limit. */
const TIMEOUT_CHECK_MS = 500

const NO_BASE_URL = 'http://localhost'

/** Adds request ids, logging, error handling and authentication to Fastify. */
export async function createServer(deps: Deps): Promise<FastifyInstance> {
  const { arrivalMs = ARRIVAL_MS } = deps
  const authenticateV1 = async (request: FastifyRequest) => {
    if (isV1(request)) await deps.authenticate(request)
  }
  const server = fastify({
    ...optionsOf({ ...deps, arrivalMs }),
    frameworkErrors: (_error, request, reply) => {
      // The path cannot be decoded, and no hook has run.
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
  // Responses are validated in tests only.
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

/** Lets running requests finish for `graceMs`, then closes their connections. */
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
    // `recordRequests` logs requests.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: MAX_BODY_BYTES,
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Checked in a hook, because Node would send no Error object.
      requireHostHeader: false,
      headersTimeout: arrivalMs,
      // `limitArrival` limits bodies.
      requestTimeout: 0,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    clientErrorHandler: createAnswerBrokenRequest(log),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Ignored like other unknown fields.
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
