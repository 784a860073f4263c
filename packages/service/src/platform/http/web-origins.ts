import { REQUEST_HEADERS, RESPONSE_HEADERS } from '@endcap/api/openapi'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encodedPathOf } from './request-path.ts'

/** Addresses that pages of other origins may use: the API, its tokens, its files and its description. */
const OPEN_PATHS = /^\/(?:v1\/|(?:auth|oauth)\/token$|blobs\/|openapi\.json$)/
/** Seconds for which a browser keeps the answer to a preflight. Chromium's maximum is two hours. */
const PREFLIGHT_AGE_S = 7_200

/** Headers of responses that the document does not describe for each operation. */
const FURTHER_HEADERS = [
  'Accept-Ranges',
  'Content-Range',
  'Deprecation',
  'Idempotency-Replayed',
  'Link',
  'Preference-Applied',
  'Sunset',
]

const CLOSED: FastifyCorsOptions = { origin: false }

/**
 * Lets pages of these origins call the API (CORS). Tokens are sent in a header and no cookies are, so an origin that is
 * not listed gains nothing but its own answers. Must be called before routes are recorded.
 */
export async function allowWebOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const open: FastifyCorsOptions = {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', ...Object.keys(REQUEST_HEADERS)],
    exposedHeaders: [...Object.keys(RESPONSE_HEADERS), ...FURTHER_HEADERS],
    maxAge: PREFLIGHT_AGE_S,
  }
  await server.register(cors, {
    delegator: (request, done) => done(null, isOpen(request) ? open : CLOSED),
  })
}

/** Returns whether a request concerns an open address. An OPTIONS that is no preflight gets the usual answer. */
function isOpen(request: FastifyRequest): boolean {
  const { method, headers } = request
  const isPreflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined
  return OPEN_PATHS.test(encodedPathOf(request)) && (method !== 'OPTIONS' || isPreflight)
}
