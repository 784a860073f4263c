import { pipeline, type Readable } from 'node:stream'
import { callbackify, promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { weightsOf } from './accept.ts'
import { addVary } from './vary.ts'

/** RFC 9110, section 8.4.1. */
export type Coding = 'br' | 'gzip'

/** Smaller texts shrink by less than a packet. */
const MIN_BYTES = 1_024
/** Images are already compressed. */
const TEXTS = /^(?:text\/|application\/(?:json|javascript|openmetrics-text))/
/** Shrinks JSON to a quarter, faster than gzip. The default of 11 takes 50 times as long. */
const BROTLI_QUALITY = 4

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses texts above 1 kB. Weak entity tags stay the same. Replaces Fastify's plugin (decision 0038). */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isText(payload, reply)) {
      done(null, payload)
      return
    }
    addVary(reply, 'Accept-Encoding')
    const coding = preferredCoding(request.headers['accept-encoding'])
    if (!coding || Buffer.byteLength(payload) < MIN_BYTES || reply.hasHeader('content-encoding')) {
      done(null, payload)
      return
    }
    compressThen(payload, coding, (error, compressed) => {
      if (error) {
        done(error)
        return
      }
      reply.header('content-encoding', coding)
      reply.removeHeader('content-length')
      done(null, compressed)
    })
  })
}

const isText = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  TEXTS.test(String(reply.getHeader('content-type') ?? ''))

/** Compresses a text stream on request. Failures pass through. */
export function compressStream(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  addVary(reply, 'Accept-Encoding')
  const coding = preferredCoding(request.headers['accept-encoding'])
  if (!coding) return text
  reply.header('content-encoding', coding)
  // The result reports failures.
  return pipeline(text, coding === 'gzip' ? createGzip() : createBrotliCompress(BROTLI), () => undefined)
}

const compressThen = callbackify((text: string | Buffer, coding: Coding) => compress(text, coding))

/** `quality` is Brotli's, up to 11. */
export function compress(
  text: string | Buffer,
  coding: Coding,
  quality: number = BROTLI_QUALITY,
): Promise<Buffer> {
  if (coding === 'gzip') return gzipped(text)
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  })
}

/** Reads `Accept-Encoding` (RFC 9110, section 12.5.3). Brotli wins a tie. Null for none. */
export function preferredCoding(accepted: string | string[] | undefined): Coding | null {
  if (accepted === undefined) return null
  const weights = weightsOf(accepted)
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0
  const best = weight('gzip') > weight('br') ? 'gzip' : 'br'
  return weight(best) > 0 && weight(best) >= (weights.get('identity') ?? 0) ? best : null
}
