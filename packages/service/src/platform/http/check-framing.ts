import type { IncomingMessage } from 'node:http'
import { DomainError } from '../errors/domain-error.ts'

/** A host and an optional port (RFC 3986, section 3.2.2). It is empty for an address without an authority. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * Checks what the parser of Node admits and HTTP/1.1 does not: no Host, two, or an invalid one (RFC 9112, section 3.2),
 * and transfer codings that are not decoded (section 6.1).
 *
 * @throws DomainError MALFORMED_REQUEST, NOT_IMPLEMENTED
 */
export function checkFraming({ httpVersion, headers, rawHeaders }: IncomingMessage): void {
  const { host } = headers
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (httpVersion === '1.1' && hosts === 0)
    throw new DomainError('MALFORMED_REQUEST', 'the request has no Host header')
  if (hosts > 1) throw new DomainError('MALFORMED_REQUEST', 'the request has two Host headers')
  if (host !== undefined && !HOST.test(host))
    throw new DomainError('MALFORMED_REQUEST', 'the Host header is not a host and an optional port')
  const coding = headers['transfer-encoding']?.trim().toLowerCase()
  if (coding !== undefined && coding !== 'chunked')
    throw new DomainError('NOT_IMPLEMENTED', 'the only transfer coding of requests is chunked')
}
