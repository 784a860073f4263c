import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Problem, validationError } from '../errors/domain-error.ts'
import { preferencesOf } from './preferences.ts'
import { isV1 } from './request-path.ts'
import { fieldNames, findUnknownFields, type UnknownField } from './unknown-fields.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** All with `Prefer: handling=strict`, otherwise those that would be read elsewhere. */
    refusedFields: readonly Problem[] | null
  }
}

const HEADER = 'endcap-ignored-fields'
const MAX_NAMES = 10
const MAX_NAME_LENGTH = 120

/**
 * Names ignored fields below `/v1` in a header and the log. `Prefer: handling=strict` (RFC 7240) refuses
 * them, together with invalid fields.
 */
export function reportUnknownFields(server: FastifyInstance): void {
  server.decorateRequest('refusedFields', null)
  // Validation removes unknown fields.
  server.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.config.operationId !== undefined && isV1(request)) report(request, reply)
    done()
  })
  server.addHook('preHandler', ({ refusedFields }, _reply, done) => {
    done(refusedFields && refusedFields.length > 0 ? validationError([...refusedFields]) : undefined)
  })
}

function report(request: FastifyRequest, reply: FastifyReply): void {
  const { querystring, body } = request.routeOptions.schema ?? {}
  const parameters = findUnknownFields(
    querystring instanceof z.ZodType ? querystring : NO_FIELDS,
    request.query,
  )
  const fields = [...parameters, ...(body instanceof z.ZodType ? findUnknownFields(body, request.body) : [])]
  const isStrict = preferencesOf(request).get('handling')?.toLowerCase() === 'strict'
  if (isStrict) applyPreference(reply, 'handling=strict')
  request.refusedFields = isStrict ? fields.map(asProblem) : misplaced(parameters, [querystring, body])
  if (fields.length === 0) return
  reply.header(HEADER, headerOf(fields))
  if (isStrict) return
  request.log.info(
    { fields: fields.map(({ path }) => path.slice(0, MAX_NAME_LENGTH)) },
    'ignored unknown request fields',
  )
}

const NO_FIELDS = z.object({})
/** Each names the storefront somewhere. Ignoring one would use another listing. */
const STOREFRONT_FIELDS = ['retailer', 'region']

/** Finds query parameters that belong in the body, or name the storefront differently. */
function misplaced(
  parameters: readonly UnknownField[],
  [querystring, body]: readonly [query: unknown, body: unknown],
): Problem[] {
  if (parameters.length === 0) return []
  const [inQuery, inBody] = [querystring, body].map((schema) =>
    schema instanceof z.ZodType ? fieldNames(schema) : new Set<string>(),
  )
  const storefront = STOREFRONT_FIELDS.find((name) => inQuery?.has(name) || inBody?.has(name))
  return parameters.flatMap(({ path }) => {
    if (inBody?.has(path)) return [{ field: path, issue: 'belongs in the body, not in the query' }]
    if (storefront === undefined || !STOREFRONT_FIELDS.includes(path)) return []
    const place = inQuery?.has(storefront) ? 'query' : 'body'
    return [{ field: path, issue: `is not a field of this operation; send ${storefront} in the ${place}` }]
  })
}

/** Adds to the preferences that the response confirms. */
export function applyPreference(reply: FastifyReply, preference: string): void {
  const applied = reply.getHeader('preference-applied')
  reply.header('preference-applied', applied === undefined ? preference : `${String(applied)}, ${preference}`)
}

const asProblem = ({ path, suggestion }: UnknownField): Problem => ({
  field: path,
  issue: suggestion === null ? 'is not known' : `is not known; did you mean ${suggestion}?`,
})

/** Example: `carousel_urls (carousel_image_urls?)`. `...` replaces further ones. */
function headerOf(fields: readonly UnknownField[]): string {
  const names = fields
    .slice(0, MAX_NAMES)
    .map(({ path, suggestion }) => headerName(path) + (suggestion === null ? '' : ` (${suggestion}?)`))
  return [...names, ...(fields.length > MAX_NAMES ? ['...'] : [])].join(', ')
}

/** Escapes separators and invalid characters, and shortens long names. */
function headerName(path: string): string {
  const encoded = path.toWellFormed().replace(/[^\w.$[\]~-]/gu, (character) => {
    const escaped = encodeURIComponent(character)
    return escaped === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : escaped
  })
  if (encoded.length <= MAX_NAME_LENGTH) return encoded
  return `${encoded.slice(0, MAX_NAME_LENGTH).replace(/%.?$/, '')}...`
}
