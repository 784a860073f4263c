import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { callbackify } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBody } from './request-bodies.ts'

/** Time in which the rest of a body is read before the response is sent anyway. */
const REST_MS = 30_000

/**
 * Reads the rest of a refused body before the response on connections that end with it. Otherwise the end resets the
 * connection, and a client that still sends never sees why it was refused.
 */
export function readRest(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request
    const hasRest = !raw.complete && !raw.destroyed && hasBody(request)
    if (hasRest && (endsConnection(request) || reply.getHeader('connection') === 'close'))
      readThen(raw, () => done(null, payload))
    else done(null, payload)
  })
}

const readThen = callbackify(read)

async function read(body: IncomingMessage): Promise<void> {
  body.resume()
  const isOver = AbortSignal.timeout(REST_MS)
  // A client that sends no more, or is gone, needs no further wait.
  await once(body, 'end', { signal: isOver }).catch(() => undefined)
}

function endsConnection({ raw, headers }: FastifyRequest): boolean {
  const options = headers.connection?.toLowerCase() ?? ''
  return raw.httpVersion === '1.0' ? !options.includes('keep-alive') : options.includes('close')
}
