import { REQUEST_HEADERS, RESPONSE_HEADERS } from '@endcap/api/openapi'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encodedPathOf } from './request-path.ts'

/** API, tokens, files and description. */
const OPEN_PATHS = /^\/(?:v1\/|(?:auth|oauth)\/token$|blobs\/|openapi\.json$)/
/** Browsers cache a preflight this long. Chromium allows two hours. */
const PREFLIGHT_AGE_S = 7_200

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
 * Enables CORS. Tokens are in headers, not cookies, so unlisted origins gain nothing. Call before routes are
 * recorded.
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

/** OPTIONS without a preflight gets the usual response. */
function isOpen(request: FastifyRequest): boolean {
  const { method, headers } = request
  const isPreflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined
  return OPEN_PATHS.test(encodedPathOf(request)) && (method !== 'OPTIONS' || isPreflight)
}
