import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { fastifyZodOpenApiPlugin, validatorCompiler } from 'fastify-zod-openapi'
import type { ErrorCode } from '@endcap/api'
import { DomainError } from '../errors/domain-error.ts'
import type { Logger } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { traceRequests } from './trace-requests.ts'
import { createAnswerBrokenRequest } from './broken-request.ts'
import { handleError } from './error-handler.ts'
import { describeRoutes } from './openapi.ts'

export type ServerConfig = {
  host: string
  /** 0 selects a free port. */
  port: number
  /** Addresses or networks of reverse proxies. */
  trustedProxies: readonly string[]
  /** Time after the shutdown signal during which requests are still accepted and get 503. */
  drainMs: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Fields for the request's log line, added as they become available. */
    logFields: Record<string, string>
  }
}

type Deps = {
  log: Logger
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[]
  /** Authenticates every request below `/v1`, before anything else. @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
  isDraining: () => boolean
  metrics: Metrics
  requestTimeoutMs?: number
}

const MAX_BODY_BYTES = 1_048_576
/** Fits an id of 512 characters of four bytes each, percent-encoded. */
const MAX_PARAM_LENGTH = 512 * 12
/** Fits an id far beyond its limit, so that the id gets its own error. */
const MAX_HEADER_BYTES = 65_536
/** Operational endpoints. Served while draining. */
const SERVED_WHILE_DRAINING = /^\/(health\/|metrics$)/
/** Time for a request to arrive, body included, so that slow senders cannot hold connections. */
const REQUEST_TIMEOUT_MS = 30_000
/** Interval at which Node enforces the time limit. Its default of 30 s would double the limit. */
const TIMEOUT_CHECK_MS = 500

/** Creates a Fastify instance with request ids, request logging, error handling and authentication. */
export async function createServer({
  log,
  trustedProxies,
  authenticate,
  isDraining,
  metrics,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
}: Deps): Promise<FastifyInstance> {
  const baseLogger: FastifyBaseLogger = log
  const server = fastify({
    loggerInstance: baseLogger,
    // The `onResponse` hook below writes one log line per request.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestTimeoutMs,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // A hook rejects a request without Host with the Error object, because Node would send none.
      requireHostHeader: false,
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
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
    frameworkErrors: (_error, request, reply) => {
      // The path has invalid percent-encoding, and no hook has run.
      request.logFields = {}
      reply.header('x-request-id', request.id)
      void authenticateV1(request).then(
        () => handleError(malformedPath(request, routeAt(request, routes)), request, reply),
        (refusal: unknown) => handleError(refusal, request, reply),
      )
    },
  })
  const authenticateV1 = async (request: FastifyRequest) => {
    if (isV1(request)) await authenticate(request)
  }
  const routes = recordRoutes(server)

  server.setErrorHandler(handleError)
  server.setValidatorCompiler(validatorCompiler)
  // Responses are validated against the schemas in tests only.
  server.setSerializerCompiler(() => JSON.stringify)
  // Expectations other than 100-continue may be ignored (RFC 9110, section 10.1.1).
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  )
  await server.register(fastifyZodOpenApiPlugin)
  await describeRoutes(server)
  traceRequests(server)
  server.decorateRequest('logFields')
  server.decorateRequest('caller', null)
  server.addHook('onRequest', async (request, reply) => {
    request.logFields = {}
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    if (isDraining() && !SERVED_WHILE_DRAINING.test(request.url)) {
      reply.header('connection', 'close')
      throw new DomainError('SERVICE_UNAVAILABLE', 'the service is shutting down', {
        headers: { 'retry-after': '5' },
      })
    }
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new DomainError('MALFORMED_REQUEST', 'the request has no Host header')
    await authenticateV1(request)
    // Unknown routes are refused before the body is read, which cannot change the response.
    if (request.is404) throw noSuchRoute(routeAt(request, routes))
    if (hasBody(request) && (request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'the request body must not be compressed')
  })
  server.addHook('onResponse', async (request, reply) => {
    metrics.requestDuration.observe(
      {
        // Every unknown method would create another time series.
        method: server.supportedMethods.includes(request.method) ? request.method : 'other',
        operation: request.routeOptions.config?.operationId ?? request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
    log.info(
      {
        request_id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...request.logFields,
      },
      'request',
    )
  })
  server.setNotFoundHandler((request) => {
    throw noSuchRoute(routeAt(request, routes))
  })
  // Fastify accepts plain text by default.
  server.removeContentTypeParser('text/plain')
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Decoding invalid UTF-8 would replace the wrong bytes silently.
    if (body.length === 0 && request.routeOptions.config.isBodyOptional) done(null, null)
    else if (isUtf8(body)) void parseJson(request, body.toString('utf8'), done)
    else done(new DomainError('MALFORMED_JSON', 'the request body is not valid UTF-8'))
  })
  return server
}

/** Stops listening, lets running requests finish for `graceMs`, then closes the remaining connections. */
export async function closeServer(server: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), graceMs)
  try {
    await server.close()
  } finally {
    clearTimeout(timer)
  }
}

/** Error codes for a malformed address, by method. */
type Route = Map<string, ErrorCode>

/** Records the routes that are added after this call, by their patterns. */
function recordRoutes(server: FastifyInstance): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  server.addHook('onRoute', ({ url, method, config }) => {
    const route: Route = routes.get(url) ?? new Map()
    for (const each of [method].flat()) route.set(each, config?.malformedPath ?? 'NOT_FOUND')
    routes.set(url, route)
  })
  return routes
}

/** Returns the route at the request's address, for any method. */
function routeAt({ url }: FastifyRequest, routes: ReadonlyMap<string, Route>): Route | null {
  // Splits the encoded path, because an id may contain an encoded slash.
  const segments = (URL.parse(url, 'http://host')?.pathname ?? url).split('/')
  for (const [pattern, route] of routes) {
    const patternSegments = pattern.split('/')
    const isMatch =
      patternSegments.length === segments.length &&
      patternSegments.every((each, index) => each.startsWith(':') || each === decoded(segments[index] ?? ''))
    if (isMatch) return route
  }
  return null
}

/** Returns a 405 error with `Allow` if the address accepts other methods, a 404 error otherwise. */
function noSuchRoute(route: Route | null): DomainError {
  if (!route) return new DomainError('NOT_FOUND', 'there is nothing at this address')
  const allow = [...route.keys()].toSorted().join(', ')
  return new DomainError('METHOD_NOT_ALLOWED', `this address accepts ${allow}`, { headers: { allow } })
}

const malformedPath = ({ method }: FastifyRequest, route: Route | null): DomainError =>
  new DomainError(route?.get(method) ?? 'NOT_FOUND', 'the address is not valid percent-encoded UTF-8')

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function acceptedRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\x20-\x7e]{1,128}$/.test(header) ? header : null
}

/**
 * Returns true for requests below `/v1`. Uses the matched route, because the router also accepts encoded
 * (`/%76%31`) and absolute (`http://host/v1`) addresses. Uses the address if no route matches.
 */
const isV1 = (request: FastifyRequest): boolean =>
  /^\/v1(?:\/|$)/.test(request.routeOptions.url ?? pathOf(request))

/** Returns the decoded path of a request's address, or the encoded path if it cannot be decoded. */
function pathOf({ url }: FastifyRequest): string {
  return decoded(URL.parse(url, 'http://host')?.pathname ?? url)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
