import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { statusOf } from '@endcap/api'
import type { Logger } from '@endcap/foundation/observability/log'
import { DomainError } from '../errors/domain-error.ts'
import { errorObject } from './error-object.ts'

/** Responses to the error codes of Node's parser. Any other code means that the bytes are not HTTP. */
const REFUSALS: Record<string, DomainError> = {
  HPE_HEADER_OVERFLOW: new DomainError('HEADERS_TOO_LARGE', 'address and headers are larger than 64 KiB'),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('REQUEST_TIMEOUT', 'the request did not arrive in time'),
}
const NOT_HTTP = new DomainError('MALFORMED_REQUEST', 'the request is not valid HTTP')

/** Creates the handler of input that is not a request. Fastify has no reply for it, so it writes the bytes. */
export function createAnswerBrokenRequest(log: Logger) {
  return function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    const { status, bytes } = answerTo(error, requestId)
    log.info({ request_id: requestId, status, code: error.code }, 'malformed request')
    socket.end(bytes)
  }
}

function answerTo(error: NodeJS.ErrnoException, requestId: string): { status: number; bytes: string } {
  const refusal = REFUSALS[error.code ?? ''] ?? NOT_HTTP
  const status = statusOf(refusal.code, null)
  const body = JSON.stringify(errorObject(refusal, status, requestId))
  const bytes = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
  return { status, bytes }
}
