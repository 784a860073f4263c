import type { IncomingMessage } from 'node:http'
import { DomainError } from '../errors/domain-error.ts'

/** Host and optional port (RFC 3986, section 3.2.2). Empty for an address without authority. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * Refuses missing, repeated or invalid Host (RFC 9112, section 3.2) and unsupported transfer codings (section
 * 6.1), which Node admits.
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
