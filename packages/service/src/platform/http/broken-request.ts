import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { statusOf } from '@endcap/api'
import type { Logger } from '@endcap/foundation/observability/log'
import { DomainError } from '../errors/domain-error.ts'
import { errorObject } from './error-object.ts'

const NO_SUCH_METHOD = new DomainError('NOT_IMPLEMENTED', 'the service does not know this method')
/** By error code of Node's parser. Other codes mean that the bytes are not HTTP. */
const REFUSALS: Record<string, DomainError> = {
  HPE_HEADER_OVERFLOW: new DomainError('HEADERS_TOO_LARGE', 'address and headers are larger than 64 KiB'),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('REQUEST_TIMEOUT', 'the request did not arrive in time'),
}
const NOT_HTTP = new DomainError('MALFORMED_REQUEST', 'the request is not valid HTTP')

/** Handles input that is not a request. Writes bytes, because Fastify has no reply for it. */
export function createAnswerBrokenRequest(log: Logger) {
  return function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    const { status, bytes } = answerWith(refusalOf(error), requestId)
    log.info({ request_id: requestId, status, code: error.code }, 'malformed request')
    socket.end(bytes)
  }
}

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** RFC 9112, section 3. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.\d\r?\n/

function refusalOf({ code = '', rawPacket }: ParserError): DomainError {
  const isUnknownMethod =
    code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '')
  return isUnknownMethod ? NO_SUCH_METHOD : (REFUSALS[code] ?? NOT_HTTP)
}

/** Refuses CONNECT, which Node passes as a connection. */
export function refuseConnect(socket: Socket): void {
  socket.end(answerWith(NO_SUCH_METHOD, randomUUID()).bytes)
}

function answerWith(refusal: DomainError, requestId: string): { status: number; bytes: string } {
  const status = statusOf(refusal.code, null)
  const body = JSON.stringify(errorObject(refusal, status, requestId))
  const bytes = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
  return { status, bytes }
}
