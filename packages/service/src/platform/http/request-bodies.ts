import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import type { StreamedBody } from './limited-body.ts'

export const MAX_BODY_BYTES = 1_048_576

/** JSON and merge patches (RFC 7396). */
const JSON_TYPES = ['application/json', 'application/merge-patch+json']

const isMergePatch = ({ headers }: FastifyRequest): boolean =>
  /^application\/merge-patch\+json\b/i.test(headers['content-type'] ?? '')

/** Accepts JSON bodies in UTF-8 only. */
export function acceptJsonBodies(server: FastifyInstance): void {
  // Fastify accepts plain text by default.
  server.removeContentTypeParser('text/plain')
  acceptEmptyForms(server)
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Decoding would silently replace invalid UTF-8.
    if (isMergePatch(request) && request.method !== 'PATCH')
      done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    else if (!isUtf8Charset(request))
      done(new DomainError('UNSUPPORTED_MEDIA_TYPE', 'JSON must be sent in UTF-8'))
    else if (body.length === 0 && mayLackBody(request)) done(null, null)
    else if (isUtf8(body)) void parseJson(request, body.toString('utf8'), done)
    else done(new DomainError('MALFORMED_JSON', 'the request body is not valid UTF-8'))
  })
}

/** `curl -d ''` sends an empty form. */
function acceptEmptyForms(server: FastifyInstance): void {
  // A pattern, so that plugins can add a form parser.
  server.addContentTypeParser(/^application\/x-www-form-urlencoded/, (request, payload, done) => {
    if (hasBody(request) || !mayLackBody(request)) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    else done(null, null)
    payload.resume()
  })
}

/** Some clients send a content type even with DELETE. */
const mayLackBody = ({ routeOptions: { config, schema } }: FastifyRequest): boolean =>
  config.isBodyOptional === true || schema?.body === undefined

/** JSON must be UTF-8 (RFC 8259). */
function isUtf8Charset({ headers }: FastifyRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers['content-type'] ?? '')?.[1]
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)
}

/** Accepts these content types as streams, in addition to JSON. */
export function acceptBodies(server: Pick<FastifyInstance, BodyParsers>, types: RegExp): void {
  server.addContentTypeParser(types, (_request, payload, done) => done(null, payload))
}

/** Accepts only these content types, as streams. */
export function acceptOnlyStreams(server: Pick<FastifyInstance, BodyParsers>, types: RegExp): void {
  server.removeAllContentTypeParsers()
  acceptBodies(server, types)
}

/** Returns an empty stream without body and content type. */
export const streamedBody = ({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): StreamedBody => ({
  stream: body instanceof Readable ? body : Readable.from([]),
  declaredBytes: Number(headers['content-length'] ?? 0),
})

/** Ignores bodies where paths have all parameters. */
export function ignoreBodies(server: Pick<FastifyInstance, BodyParsers>): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
}

type BodyParsers = 'removeAllContentTypeParsers' | 'addContentTypeParser'

/** Returns true if a body follows the headers. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Refuses before reading. @throws DomainError UNSUPPORTED_MEDIA_TYPE */
export function refuseCompressed({ headers }: FastifyRequest): void {
  if (hasBody({ headers }) && (headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'the request body must not be compressed', {
      headers: { 'accept-encoding': 'identity' },
    })
}

/** Translates Fastify's body errors. Null for other errors. */
export function bodyRefusal(
  error: unknown,
  { types = ['application/json'], method = 'POST' }: { types?: readonly string[]; method?: string } = {},
): DomainError | null {
  if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE)
    return new DomainError('PAYLOAD_TOO_LARGE', 'the request body is larger than 1 MiB')
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE)
    return new DomainError('UNSUPPORTED_MEDIA_TYPE', `the content type must be ${types.join(' or ')}`, {
      headers: method === 'PATCH' ? { 'accept-patch': JSON_TYPES.join(', ') } : { accept: types.join(', ') },
    })
  if (error instanceof errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY)
    return new DomainError('MALFORMED_JSON', 'the request body is empty')
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_JSON_BODY)
    return new DomainError('MALFORMED_JSON', 'the request body is not valid JSON')
  return error instanceof errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH
    ? new DomainError('MALFORMED_JSON', 'the request body does not have its declared length')
    : null
}

/** Returns true if the connection broke during the body. */
export const isIncompleteBody = (error: unknown, request: FastifyRequest): boolean =>
  error !== null && request.raw.errored === error
