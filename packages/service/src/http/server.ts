import { randomUUID } from 'node:crypto'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
  fastify,
  type HTTPMethods,
  LogController,
} from 'fastify'
import { fastifyZodOpenApiPlugin, validatorCompiler } from 'fastify-zod-openapi'
import { DomainError } from '../domain-error.ts'
import type { Logger } from '../log.ts'
import { handleError } from './error-handler.ts'

export type ServerConfig = {
  host: string
  /** 0 takes a free one. */
  port: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the request's line in the log, once known. */
    logFields: Record<string, string>
  }
}

type Deps = {
  log: Logger
  /** Decides about every request below `/v1` before anything else looks at it. @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
  isDraining: () => boolean
}

const MAX_BODY_BYTES = 1_048_576
/** An id of 512 characters, each of four bytes, percent-encoded. */
const MAX_PARAM_LENGTH = 512 * 12
const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A Fastify instance with what all routes share: request ids, the log line, errors, authentication. */
export async function createServer({ log, authenticate, isDraining }: Deps): Promise<FastifyInstance> {
  const baseLogger: FastifyBaseLogger = log
  const server = fastify({
    loggerInstance: baseLogger,
    // One line a request, with ids, is written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestIdHeader: false,
    genReqId: (request) => acceptedRequestId(request.headers['x-request-id']) ?? randomUUID(),
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (_error, request, reply) => {
      // A path that is not valid percent-encoding; no hook has run.
      request.logFields = {}
      reply.header('x-request-id', request.id)
      void authenticateV1(request).then(
        () => handleError(badPath(request), request, reply),
        (refusal: unknown) => handleError(refusal, request, reply),
      )
    },
  })
  const authenticateV1 = async (request: FastifyRequest) => {
    if (isV1(request)) await authenticate(request)
  }

  server.setErrorHandler(handleError)
  server.setValidatorCompiler(validatorCompiler)
  await server.register(fastifyZodOpenApiPlugin)
  server.decorateRequest('logFields')
  server.decorateRequest('caller', null)
  server.addHook('onRequest', async (request, reply) => {
    request.logFields = {}
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    if (isDraining() && !request.url.startsWith('/health')) {
      reply.header('connection', 'close')
      throw new DomainError('SERVICE_UNAVAILABLE', 'the service is shutting down', {
        headers: { 'retry-after': '5' },
      })
    }
    await authenticateV1(request)
  })
  server.addHook('onResponse', async (request, reply) => {
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
  server.setNotFoundHandler(() => {
    throw new DomainError('NOT_FOUND', 'there is nothing at this address')
  })
  return server
}

/**
 * Adds `routes`, and gives each of their paths an answer to the methods that it does not have: 405
 * with `Allow`.
 */
export async function addRoutes(
  server: FastifyInstance,
  routes: readonly FastifyPluginAsync[],
): Promise<void> {
  const methodsOf = new Map<string, Set<string>>()
  let recording = true
  server.addHook('onRoute', ({ url, method }) => {
    if (!recording) return
    const methods = methodsOf.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    methodsOf.set(url, methods)
  })
  for (const route of routes) await server.register(route)
  recording = false
  for (const [url, methods] of methodsOf) {
    const allow = [...methods].toSorted().join(', ')
    server.route({
      url,
      method: METHODS.filter((method) => !methods.has(method)),
      schema: { hide: true },
      // Before the body is looked at: there is nothing that it could change.
      onRequest: async () => {
        throw new DomainError('METHOD_NOT_ALLOWED', `this address accepts ${allow}`, { headers: { allow } })
      },
      handler: () => undefined,
    })
  }
}

function acceptedRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\x20-\x7e]{1,128}$/.test(header) ? header : null
}

const isV1 = (request: FastifyRequest): boolean => /^\/v1(?:[/?]|$)/.test(request.url)

function badPath(request: FastifyRequest): DomainError {
  return request.url.startsWith('/v1/pdps/id/')
    ? new DomainError('INVALID_ID', 'the id is not valid percent-encoded UTF-8')
    : new DomainError('NOT_FOUND', 'there is nothing at this address')
}
