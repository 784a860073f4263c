import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'

/** A JSON text and the entity tag that stands for it (RFC 9110, section 8.8.3). */
export type Representation = { body: string; etag: string }

export function represent(value: unknown): Representation {
  const body = JSON.stringify(value)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}

/** Answers a GET with 200, or with 304 to a caller that says it has this already (section 13.1.2). */
export function sendConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: Representation,
): FastifyReply {
  // The caller may keep it, but must ask each time whether it still holds.
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Authorization' })
  // Only this header: `fetch` adds "no-cache", which is meant for caches on the way.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}
