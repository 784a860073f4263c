import type { FastifyRequest } from 'fastify'
import { validationError } from '../errors/domain-error.ts'

const MAX_PROBLEMS = 10

/** Returns text unchanged if its percent-encoding is invalid. */
export function decodedOrRaw(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Uses the matched route, because the router also accepts encoded (`/%76%31`) and absolute (`http://host/v1`)
 * addresses, or the address if none matches.
 */
export const isV1 = (request: FastifyRequest): boolean =>
  /^\/v1(?:\/|$)/.test(request.routeOptions.url ?? pathOf(request))

/** Returns the path as sent, without the query. */
export const encodedPathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url

/** Encoded if it cannot be decoded. */
const pathOf = ({ url }: FastifyRequest): string =>
  decodedOrRaw(URL.parse(url, 'http://host')?.pathname ?? url)

/**
 * Refuses invalid percent-encoding, which would be replaced silently.
 *
 * @throws DomainError VALIDATION_ERROR
 */
export function refuseMalformedQuery({ url }: FastifyRequest): void {
  const start = url.indexOf('?')
  if (start < 0) return
  const query = url.slice(start + 1)
  const malformed = query.split('&').filter((parameter) => !isPercentEncoded(parameter))
  if (malformed.length === 0) return
  const names = new Set(malformed.map((parameter) => decodedOrRaw(parameter.split('=', 1)[0] ?? '')))
  throw validationError(
    [...names].slice(0, MAX_PROBLEMS).map((field) => ({ field, issue: 'must be percent-encoded UTF-8' })),
  )
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
