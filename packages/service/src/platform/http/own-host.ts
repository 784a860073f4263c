import type { FastifyRequest } from 'fastify'

/** Guards against DNS rebinding. Trusted proxies name the host in `X-Forwarded-Host`. */
export function isOwnHost(request: Pick<FastifyRequest, 'host'>, baseUrl: string): boolean {
  const { protocol, host, port } = new URL(baseUrl)
  const given = request.host.toLowerCase()
  return given === host || (port === '' && given === `${host}:${DEFAULT_PORTS[protocol]}`)
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }

/** Returns the service's sub-path without trailing slash, or an empty string. */
export const basePath = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '')

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
 * Removes the sub-path, so that proxies may or may not do so. Keeps one that begins like an own path, because
 * the two look the same.
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
