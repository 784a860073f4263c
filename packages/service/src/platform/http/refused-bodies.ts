import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBody } from './request-bodies.ts'

/** Longest rest after which the connection is reused. */
const MAX_REUSED_BYTES = 65_536
/** Shorter bodies are read to the end, so that clients that send before they read see the refusal. */
const MAX_READ_BYTES = 32_000_000
/** For longer bodies and those of unknown length. */
const MAX_LONG_BYTES = 1_000_000
/** Time for the rest of a refused body, and longest pause in it. */
const LINGER_MS = 5_000
const PAUSE_MS = 1_000

/** Clients that wait for 100 Continue. */
const waiting = new WeakSet<IncomingMessage>()

/**
 * Closes the connection after an early response. Reads a bounded rest first: unread bytes reset the
 * connection, and the client may lose the response.
 */
export function answerBeforeBodies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request
    const isUnread = !raw.complete && !raw.destroyed && hasBody(request)
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isUnread || !isWhole || request.method === 'HEAD') return payload
    raw.unpipe()
    const mayStay = declaredBytes(request) <= MAX_REUSED_BYTES && !endsConnection(request)
    if (mayStay && !waiting.has(raw) && reply.getHeader('connection') !== 'close') {
      raw.resume()
      return payload
    }
    reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) })
    return waiting.has(raw) ? payload : Readable.from(lingering(payload, request), { objectMode: false })
  })
}

async function* lingering(
  payload: string | Buffer,
  request: FastifyRequest,
): AsyncGenerator<string | Buffer> {
  yield payload
  const declared = declaredBytes(request)
  await readRest(request.raw, declared <= MAX_READ_BYTES ? declared : MAX_LONG_BYTES)
}

/** Discards bytes until the end, the limit, or a pause. */
async function readRest(body: IncomingMessage, maxBytes: number): Promise<void> {
  const stop = new AbortController()
  const end = () => stop.abort()
  const ends = setTimeout(end, LINGER_MS)
  const pauses = setTimeout(end, PAUSE_MS)
  let received = 0
  const count = (chunk: Buffer) => {
    pauses.refresh()
    received += chunk.length
    if (received > maxBytes) end()
  }
  body.on('data', count)
  body.resume()
  // The client sends no more, or is gone.
  await once(body, 'end', { signal: stop.signal }).catch(() => undefined)
  clearTimeout(ends)
  clearTimeout(pauses)
  body.off('data', count)
  body.pause()
}

const declaredBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Infinity)

function endsConnection({ raw, headers }: FastifyRequest): boolean {
  const options = headers.connection?.toLowerCase() ?? ''
  return raw.httpVersion === '1.0' ? !options.includes('keep-alive') : options.includes('close')
}

/**
 * Sends 100 Continue when the body is first read, so that refused requests send none (RFC 9110, section
 * 10.1.1).
 */
export function continueLate(server: FastifyInstance): void {
  server.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const read = request._read.bind(request)
    waiting.add(request)
    request._read = (size) => {
      request._read = read
      waiting.delete(request)
      if (!response.headersSent && !response.destroyed) response.writeContinue()
      read(size)
    }
    server.server.emit('request', request, response)
  })
  // Other expectations may be ignored.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  )
}
