import type { FastifyInstance } from 'fastify'
import { basePath } from './own-host.ts'

/** Seconds after which a result may be there. Most listings are scored in a few. */
const RETRY_AFTER_S = 1

/** Addresses of what an accepted request works on, by the field of the answer that has the address or the id. */
const RESULTS: readonly (readonly [field: string, addressOf: (value: string) => string])[] = [
  ['score_url', (url) => url],
  ['result_url', (url) => url],
  ['import_id', (id) => `/v1/imports/${id}`],
  ['image_id', (id) => `/v1/images/${id}/score`],
  ['pdp_id', (id) => `/v1/pdps/${id}`],
]

/** Names the address to poll in the `Location` of each 202, and when in `Retry-After` (RFC 9110, section 15.3.3). */
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
