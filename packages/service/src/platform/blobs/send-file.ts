import { entityTag } from '@endcap/foundation/net/entity-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import parseRange from 'range-parser'
import { DomainError } from '../errors/domain-error.ts'

/**
 * Sends a file, the requested range (RFC 9110, section 14), or 304. Several ranges get the whole file.
 *
 * @throws DomainError RANGE_NOT_SATISFIABLE
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const etag = entityTag(bytes)
  reply.headers({ etag, 'accept-ranges': 'bytes' })
  const { range, 'if-none-match': known, 'if-range': condition } = request.headers
  if (fresh({ 'if-none-match': known }, { etag })) return reply.code(304).send()
  const isRanged = request.method === 'GET' && (condition === undefined || condition === etag)
  const ranges = isRanged && isValid(range) ? parseRange(bytes.length, range) : []
  if (ranges === -1)
    throw new DomainError('RANGE_NOT_SATISFIABLE', 'the file ends before the range', {
      headers: { 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' },
    })
  const [part, ...others] = ranges === -2 ? [] : ranges
  if (!part || others.length > 0) return reply.send(bytes)
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
    .send(bytes.subarray(part.start, part.end + 1))
}

/** Other ranges are ignored. */
const isValid = (ranges: string | undefined): ranges is string =>
  ranges !== undefined &&
  /^bytes=/i.test(ranges) &&
  [...ranges.matchAll(/(\d+)-(\d+)/g)].every(([, start, end]) => Number(start) <= Number(end))
