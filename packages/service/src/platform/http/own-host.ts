import type { FastifyRequest } from 'fastify'

/**
 * Returns whether a request was sent to the host of the base address. A name that an attacker points at this machine
 * (DNS rebinding) is another host. Behind a trusted proxy the host is that of `X-Forwarded-Host`.
 */
export function isOwnHost(request: Pick<FastifyRequest, 'host'>, baseUrl: string): boolean {
  const { protocol, host, port } = new URL(baseUrl)
  const given = request.host.toLowerCase()
  return given === host || (port === '' && given === `${host}:${DEFAULT_PORTS[protocol]}`)
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }

/** Returns the path of the base address without a slash at its end: empty, or the sub-path of the service. */
export const basePath = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '')

/** First segments of the service's own paths. */
const OWN_SEGMENTS = new Set([
  '.well-known',
  'auth',
  'blobs',
  'console',
  'docs',
  'health',
  'mcp',
  'metrics',
  'oauth',
  'openapi.json',
  'v1',
])

/**
 * Creates a function that removes the sub-path of the base address from the address of a request, so that the service
 * works behind proxies that remove it and those that do not. A sub-path that begins like a path of the service is never
 * removed, because it cannot be told from one.
 */
export function createStripBasePath(baseUrl: string): (url: string) => string {
  const prefix = basePath(baseUrl)
  if (prefix === '' || OWN_SEGMENTS.has(prefix.split('/')[1] ?? '')) return (url) => url
  return (url) => {
    if (!url.startsWith(prefix)) return url
    const rest = url.slice(prefix.length)
    if (rest === '' || rest.startsWith('?')) return `/${rest}`
    return rest.startsWith('/') ? rest : url
  }
}
