import type { ErrorCode } from '@endcap/api'
import {
  type Answers,
  describeOperation,
  hasEntityTag,
  type Operation,
  type RequestSchemas,
} from '@endcap/api/openapi'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteOptions,
} from 'fastify'
import { z } from 'zod'
import { inPreferredLanguage, represent, sendConditional } from './conditional.ts'
import { ignoreBodies } from './request-bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    /** Error code for invalid percent-encoding, which never reaches the route. */
    malformedPath?: ErrorCode
    isBodyOptional?: boolean
    /** Role of people. Defaults to that of the method (`declareNeeds`). */
    needs?: 'viewer' | 'editor' | 'admin'
    /** Milliseconds for slow bodies, in place of the server's limit. */
    arrivalMs?: number
    /** For limited credentials, see `Operation`. */
    limits?: 'filters' | 'own' | 'none'
    deprecation?: Deprecation
    /** Repeats the first response for the same `Idempotency-Key`. */
    isIdempotent?: boolean
  }
}

/** Times of announcement and removal, and a page about the replacement. */
export type Deprecation = { since: Date; sunset: Date; page: string }

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown
type Parts<Request extends RequestSchemas> = {
  Params: Parsed<Request['params']>
  Querystring: Parsed<Request['query']>
  Body: Parsed<Request['body']>
}
/** Handlers send streams and files themselves. */
type Content<Given> = Given extends { contentType: string } | { files: readonly string[] }
  ? never
  : Given extends { schema: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : never
type Sent<Answered extends Answers> = Content<Answered[keyof Answered]> | FastifyReply
export type Handler<Request extends RequestSchemas, Answered extends Answers> = (
  request: FastifyRequest<Parts<Request>>,
  reply: FastifyReply,
) => Sent<Answered> | Promise<Sent<Answered> | undefined>
export type Route<Request extends RequestSchemas, Answered extends Answers> = Pick<
  RouteOptions<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, Parts<Request>>,
  'preValidation' | 'preHandler'
> & {
  prepare?: (server: FastifyInstance) => void
  handler: Handler<Request, Answered>
}

/**
 * Serves an operation of the contract, whose schemas validate requests and describe the route. Conditional
 * results get an entity tag.
 */
export const serve =
  <Request extends RequestSchemas, Answered extends Answers>(
    operation: Operation<Request, Answered>,
    served: Handler<Request, Answered> | Route<Request, Answered>,
  ): FastifyPluginAsync =>
  async (server) => {
    const { prepare, handler, ...hooks } = typeof served === 'function' ? { handler: served } : served
    if (operation.ignoresBody) ignoreBodies(server)
    prepare?.(server)
    server.route<Parts<Request>>({
      ...routeOf(operation),
      ...hooks,
      preSerialization: async (request, reply, answer) => inPreferredLanguage(request, reply, answer),
      handler: hasEntityTag(operation) ? withEntityTag(handler) : handler,
    })
  }

const withEntityTag =
  <Request extends RequestSchemas, Answered extends Answers>(handler: Handler<Request, Answered>) =>
  async (request: FastifyRequest<Parts<Request>>, reply: FastifyReply) => {
    const answer = await handler(request, reply)
    // Undefined if the handler has sent it.
    return answer === undefined ? reply : sendConditional(request, reply, represent(answer))
  }

function routeOf(operation: Operation) {
  const { query, ...schemas } = operation.request ?? {}
  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: { ...schemas, ...(query ? { querystring: query } : {}), ...describeOperation(operation) },
    config: configOf(operation),
  }
}

const configOf = ({
  id,
  request,
  malformedPath = 'NOT_FOUND',
  isIdempotent = false,
  needs,
  arrivalMs,
  limits,
}: Operation): FastifyContextConfig => ({
  operationId: id,
  malformedPath,
  isBodyOptional: isOptional(request?.body),
  isIdempotent,
  ...(needs === undefined ? {} : { needs }),
  ...(arrivalMs === undefined ? {} : { arrivalMs }),
  ...(limits === undefined ? {} : { limits }),
})

const isOptional = (body: unknown): boolean => body instanceof z.ZodType && body.safeParse(undefined).success
