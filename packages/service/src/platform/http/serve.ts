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
    /** Error code for an address with invalid percent-encoding, which never reaches the route. */
    malformedPath?: ErrorCode
    isBodyOptional?: boolean
    /** Role of people that the operation needs. `declareNeeds` sets it from the method where it is absent. */
    needs?: 'viewer' | 'editor' | 'admin'
    /** Milliseconds that the body may take to arrive, where the server's limit is too short. */
    arrivalMs?: number
    /** How credentials that are limited to a part of the PDPs use it, see `Operation`. */
    limits?: 'filters' | 'none'
    /** Set on an operation that will go. */
    deprecation?: Deprecation
    /** True if a repeated request with the same `Idempotency-Key` gets the first answer again. */
    isIdempotent?: boolean
  }
}

/** The end of an operation: the times of its announcement and of its removal, and a page that says what to use. */
export type Deprecation = { since: Date; sunset: Date; page: string }

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown
/** Types of the parts of a request by their schemas. */
type Parts<Request extends RequestSchemas> = {
  Params: Parsed<Request['params']>
  Querystring: Parsed<Request['query']>
  Body: Parsed<Request['body']>
}
/** Type of the JSON of an answer. A stream or a file is sent by the handler. */
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
  /** Adds parsers of bodies. */
  prepare?: (server: FastifyInstance) => void
  handler: Handler<Request, Answered>
}

/**
 * Serves an operation of the contract by a handler, or by a handler and hooks. Its schemas validate the request and
 * describe the route. What the handler of a conditional operation returns is sent with its entity tag.
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

/** Sends what a handler returns with its entity tag, or 304 if the client has it. */
const withEntityTag =
  <Request extends RequestSchemas, Answered extends Answers>(handler: Handler<Request, Answered>) =>
  async (request: FastifyRequest<Parts<Request>>, reply: FastifyReply) => {
    const answer = await handler(request, reply)
    // Undefined if the handler has sent it.
    return answer === undefined ? reply : sendConditional(request, reply, represent(answer))
  }

/** Returns the address, the schemas and the settings of an operation's route. */
function routeOf(operation: Operation) {
  const { query, ...schemas } = operation.request ?? {}
  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: { ...schemas, ...(query ? { querystring: query } : {}), ...describeOperation(operation) },
    config: configOf(operation),
  }
}

/** Returns what the hooks of requests need to know of an operation. */
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
