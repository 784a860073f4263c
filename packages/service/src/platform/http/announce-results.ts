import type { FastifyInstance } from 'fastify'
import { basePath } from './own-host.ts'

/** Most listings take a few seconds. */
const RETRY_AFTER_S = 1

/** Addresses of accepted work, by the response field with the address or id. */
const RESULTS: readonly (readonly [field: string, addressOf: (value: string) => string])[] = [
  ['score_url', (url) => url],
  ['result_url', (url) => url],
  ['import_id', (id) => `/v1/imports/${id}`],
  ['image_id', (id) => `/v1/images/${id}/score`],
  ['pdp_id', (id) => `/v1/pdps/${id}`],
]

/** Adds `Location` and `Retry-After` to each 202 (RFC 9110, section 15.3.3). */
export function announceResults(server: FastifyInstance, baseUrl: string): void {
  const prefix = basePath(baseUrl)
  server.addHook('preSerialization', (_request, reply, payload, done) => {
    if (reply.statusCode === 202) {
      const address = addressIn(payload)
      if (address !== null) reply.header('location', prefix + address)
      reply.header('retry-after', RETRY_AFTER_S)
    }
    done(null, payload)
  })
}

function addressIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null
  for (const [field, addressOf] of RESULTS) {
    const value: unknown = Reflect.get(payload, field)
    if (typeof value === 'string') return addressOf(value)
  }
  return null
}
