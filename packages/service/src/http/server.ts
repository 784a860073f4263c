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
import { DomainError, type ErrorCode } from '../domain-error.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { traceRequests } from './trace-requests.ts'
import { createAnswerBrokenRequest } from './broken-request.ts'
import { handleError } from './error-handler.ts'
import { describeRoutes } from './openapi.ts'

export type ServerConfig = {
  host: string
  /** 0 takes a free one. */
  port: number
  /** Addresses or networks of reverse proxies. */
  trustedProxies: readonly string[]
  /** How long requests are still taken, and answered with 503, after the service was told to end. */
  drainMs: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the request's line in the log, once known. */
    logFields: Record<string, string>
  }
}

type Deps = {
  log: Logger
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** Decides about every request below `/v1` before anything else looks at it. @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
  isDraining: () => boolean
  metrics: Metrics
  requestTimeoutMs?: number
}

const MAX_BODY_BYTES = 1_048_576
/** An id of 512 characters, each of four bytes, percent-encoded. */
const MAX_PARAM_LENGTH = 512 * 12
/** Room for an id far beyond its limit, so that it gets its own error. */
const MAX_HEADER_BYTES = 65_536
/** What those ask who run the service. */
const TOLD_TO_THE_END = /^\/(health\/|metrics$)/
/** Time for a request to arrive, body included, so that slow senders cannot hold connections. */
const REQUEST_TIMEOUT_MS = 30_000
/** Interval at which Node enforces the time limit. Its default of 30 s would double the limit. */
const TIMEOUT_CHECK_MS = 500

/** A Fastify instance with what all routes share: request ids, the log line, errors, authentication. */
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
    // One line a request, with ids, is written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestTimeoutMs,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // A hook answers a request without Host with the Error object, which Node does not.
      requireHostHeader: false,
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    clientErrorHandler: createAnswerBrokenRequest(log),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Such keys are unknown fields like any other: ignored.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    requestIdHeader: false,
    genReqId: (request) => acceptedRequestId(request.headers['x-request-id']) ?? randomUUID(),
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (_error, request, reply) => {
      // A path that is not valid percent-encoding; no hook has run.
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
  // The schemas say what answers look like; tests hold answers against them, requests need not wait for it.
  server.setSerializerCompiler(() => JSON.stringify)
  // Other expectations than 100-continue may be ignored (RFC 9110, section 10.1.1).
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
    if (isDraining() && !TOLD_TO_THE_END.test(request.url)) {
      reply.header('connection', 'close')
      throw new DomainError('SERVICE_UNAVAILABLE', 'the service is shutting down', {
        headers: { 'retry-after': '5' },
      })
    }
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new DomainError('MALFORMED_REQUEST', 'the request has no Host header')
    await authenticateV1(request)
    // Before the body is looked at: there is nothing that it could change.
    if (request.is404) throw noSuchRoute(routeAt(request, routes))
    if (hasBody(request) && (request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'the request body must not be compressed')
  })
  server.addHook('onResponse', async (request, reply) => {
    metrics.requestDuration.observe(
      {
        // Whatever a client makes up would be a time series of its own.
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
  // Fastify takes plain text by itself.
  server.removeContentTypeParser('text/plain')
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Decoded otherwise, wrong bytes would be replaced without a word.
    if (body.length === 0 && request.routeOptions.config.isBodyOptional) done(null, null)
    else if (isUtf8(body)) void parseJson(request, body.toString('utf8'), done)
    else done(new DomainError('MALFORMED_JSON', 'the request body is not valid UTF-8'))
  })
  return server
}

/** Stops listening, lets running requests finish for `graceMs`, then ends what is left of them. */
export async function closeServer(server: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), graceMs)
  try {
    await server.close()
  } finally {
    clearTimeout(timer)
  }
}

/** By method: what is said of a malformed address. */
type Route = Map<string, ErrorCode>

/** The routes that are added from here on, by their patterns. */
function recordRoutes(server: FastifyInstance): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  server.addHook('onRoute', ({ url, method, config }) => {
    const route: Route = routes.get(url) ?? new Map()
    for (const each of [method].flat()) route.set(each, config?.malformedPath ?? 'NOT_FOUND')
    routes.set(url, route)
  })
  return routes
}

/** The route at the request's address, for whatever method. */
function routeAt({ url }: FastifyRequest, routes: ReadonlyMap<string, Route>): Route | null {
  // Undecoded: an id may have an encoded slash in it.
  const segments = (URL.parse(url, 'http://host')?.pathname ?? url).split('/')
  for (const [pattern, route] of routes) {
    const wanted = pattern.split('/')
    const isThere =
      wanted.length === segments.length &&
      wanted.every((each, index) => each.startsWith(':') || each === decoded(segments[index] ?? ''))
    if (isThere) return route
  }
  return null
}

/** 405 with `Allow` where the address exists for other methods, else 404. */
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
 * Decided by the route that was found, because the router also takes encoded (`/%76%31`) and absolute
 * (`http://host/v1`) addresses; only where there is none, by the address.
 */
const isV1 = (request: FastifyRequest): boolean =>
  /^\/v1(?:\/|$)/.test(request.routeOptions.url ?? pathOf(request))

/** The decoded path of a request's address; what cannot be decoded stays as it is. */
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
