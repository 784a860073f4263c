import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import parseRange from 'range-parser'

/**
 * Sends a file, the range of it that the client asks for (RFC 9110, section 14), or 304 if the client has it. Several
 * ranges get the whole file.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'accept-ranges': 'bytes' })
  const { range, 'if-none-match': known, 'if-range': condition } = request.headers
  if (fresh({ 'if-none-match': known }, { etag })) return reply.code(304).send()
  if (range === undefined || (condition !== undefined && condition !== etag)) return reply.send(bytes)
  const ranges = parseRange(bytes.length, range)
  if (ranges === -1)
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send(Buffer.alloc(0))
  const [part, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
  if (!part || others.length > 0) return reply.send(bytes)
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
    .send(bytes.subarray(part.start, part.end + 1))
}
