import { type ErrorCode, statusOf } from '@endcap/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import { decodedOrRaw } from './request-path.ts'

/** `methods` maps to error codes for malformed addresses. */
type KnownRoute = { pattern: string; segments: readonly string[]; methods: ReadonlyMap<string, ErrorCode> }

export type UnknownAddresses = {
  /** Returns 405 with `Allow` if other methods match, otherwise 404. */
  refuse: (request: FastifyRequest) => DomainError
  refuseMalformed: (request: FastifyRequest) => DomainError
  /**
   * Refuses parameters that match by mistake, such as `GET /v1/pdps/score`, or are empty, such as
   * `/v1/pdps/`. @throws DomainError
   */
  refuseMistaken: (request: FastifyRequest) => void
}

/** Records later routes to explain unmatched addresses. */
export function recordRoutes(server: FastifyInstance): UnknownAddresses {
  const routes = new Map<string, Map<string, ErrorCode>>()
  server.addHook('onRoute', ({ url, method, config }) => {
    const route = routes.get(url) ?? new Map<string, ErrorCode>()
    for (const each of [method].flat()) route.set(each, config?.malformedPath ?? 'NOT_FOUND')
    routes.set(url, route)
  })
  // Routes may be added until the server listens.
  let ordered: KnownRoute[] | undefined
  const byPrecedence = () =>
    (ordered ??= [...routes]
      .map(([pattern, methods]) => ({ pattern, segments: pattern.split('/'), methods }))
      .toSorted((a, b) => precedenceOf(a).localeCompare(precedenceOf(b))))

  function refuse(request: FastifyRequest): DomainError {
    const route = routeAt(request, byPrecedence())
    if (!route) return new DomainError('NOT_FOUND', 'there is nothing at this address')
    const allow = [...route.methods.keys()].toSorted().join(', ')
    return new DomainError('METHOD_NOT_ALLOWED', `this address accepts ${allow}`, { headers: { allow } })
  }

  return {
    refuse,
    refuseMalformed(request) {
      const code = routeAt(request, byPrecedence())?.methods.get(request.method) ?? 'NOT_FOUND'
      return new DomainError(code, 'the address is not valid percent-encoded UTF-8')
    },
    refuseMistaken(request) {
      const { url: pattern = '', config } = request.routeOptions
      if (!pattern.includes(':')) return
      // Other routes refuse empty parameters themselves.
      const isEmpty =
        pattern.startsWith('/v1/') && Object.values(request.params as Record<string, string>).includes('')
      if (isEmpty && statusOf(config.malformedPath ?? 'NOT_FOUND', null) === 404)
        throw new DomainError('NOT_FOUND', 'there is nothing at this address')
      const meant = routeAt(request, byPrecedence())
      if (meant && meant.pattern !== pattern && !meant.methods.has(request.method)) throw refuse(request)
    },
  }
}

/** Orders fixed segments before parameters, and those before wildcards. */
const precedenceOf = ({ segments }: KnownRoute): string => segments.map(rank).join('')

const rank = (segment: string): number => (segment === '*' ? 2 : segment.startsWith(':') ? 1 : 0)

function routeAt({ url }: FastifyRequest, routes: readonly KnownRoute[]): KnownRoute | null {
  // Split before decoding, because ids may contain an encoded slash. The router keeps dots.
  const path = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? ''
  const segments = path.split('/').map(decodedOrRaw)
  return routes.find((route) => isMatch(route.segments, segments)) ?? null
}

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  const isWild = pattern.at(-1) === '*'
  if (isWild ? segments.length < pattern.length : segments.length !== pattern.length) return false
  return pattern.every((each, index) => each === '*' || each.startsWith(':') || each === segments[index])
}
