import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Problem, validationError } from '../errors/domain-error.ts'
import { preferencesOf } from './preferences.ts'
import { isV1 } from './request-path.ts'
import { findUnknownFields, type UnknownField } from './unknown-fields.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Unknown fields that `Prefer: handling=strict` turns into problems. Null without this preference. */
    strictProblems: readonly Problem[] | null
  }
}

const HEADER = 'endcap-ignored-fields'
const MAX_NAMES = 10
const MAX_NAME_LENGTH = 120

/**
 * Names the fields of the body and the query parameters that an operation below `/v1` ignores, in a header and
 * in the log. With `Prefer: handling=strict` (RFC 7240) they are refused, together with invalid fields.
 */
export function reportUnknownFields(server: FastifyInstance): void {
  server.decorateRequest('strictProblems', null)
  // Validation removes the unknown fields.
  server.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.config.operationId !== undefined && isV1(request)) report(request, reply)
    done()
  })
  server.addHook('preHandler', ({ strictProblems }, _reply, done) => {
    done(strictProblems && strictProblems.length > 0 ? validationError([...strictProblems]) : undefined)
  })
}

function report(request: FastifyRequest, reply: FastifyReply): void {
  const fields = unknownFieldsOf(request)
  if (preferencesOf(request).get('handling')?.toLowerCase() === 'strict') {
    applyPreference(reply, 'handling=strict')
    request.strictProblems = fields.map(asProblem)
  }
  if (fields.length === 0) return
  reply.header(HEADER, headerOf(fields))
  if (request.strictProblems) return
  request.log.info(
    { fields: fields.map(({ path }) => path.slice(0, MAX_NAME_LENGTH)) },
    'ignored unknown request fields',
  )
}

/** Adds a preference to those that the response names as applied. */
export function applyPreference(reply: FastifyReply, preference: string): void {
  const applied = reply.getHeader('preference-applied')
  reply.header('preference-applied', applied === undefined ? preference : `${String(applied)}, ${preference}`)
}

function unknownFieldsOf({ routeOptions, query, body }: FastifyRequest): UnknownField[] {
  const { querystring = z.object({}), body: bodySchema } = routeOptions.schema ?? {}
  return [
    ...(querystring instanceof z.ZodType ? findUnknownFields(querystring, query) : []),
    ...(bodySchema instanceof z.ZodType ? findUnknownFields(bodySchema, body) : []),
  ]
}

const asProblem = ({ path, suggestion }: UnknownField): Problem => ({
  field: path,
  issue: suggestion === null ? 'is not known' : `is not known; did you mean ${suggestion}?`,
})

/** Lists fields such as `carousel_urls (carousel_image_urls?)`. `...` stands for further ones. */
function headerOf(fields: readonly UnknownField[]): string {
  const names = fields
    .slice(0, MAX_NAMES)
    .map(({ path, suggestion }) => headerName(path) + (suggestion === null ? '' : ` (${suggestion}?)`))
  return [...names, ...(fields.length > MAX_NAMES ? ['...'] : [])].join(', ')
}

/** Percent-encodes what a header cannot have, or what separates names, and shortens long names. */
function headerName(path: string): string {
  const encoded = path.toWellFormed().replace(/[^\w.$[\]~-]/gu, (character) => {
    const escaped = encodeURIComponent(character)
    return escaped === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : escaped
  })
  if (encoded.length <= MAX_NAME_LENGTH) return encoded
  return `${encoded.slice(0, MAX_NAME_LENGTH).replace(/%.?$/, '')}...`
}
