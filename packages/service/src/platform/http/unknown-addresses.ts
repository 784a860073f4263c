import { type ErrorCode, statusOf } from '@endcap/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import { decodedOrRaw } from './request-path.ts'

/** `methods` has the error code for a malformed address by method. */
type KnownRoute = { pattern: string; segments: readonly string[]; methods: ReadonlyMap<string, ErrorCode> }

/** Explains why a request's address matches no route. */
export type UnknownAddresses = {
  /** Returns a 405 error with `Allow` if the address accepts other methods, a 404 error otherwise. */
  refuse: (request: FastifyRequest) => DomainError
  /** Returns the error for an address with invalid percent-encoding. */
  refuseMalformed: (request: FastifyRequest) => DomainError
  /**
   * Refuses a request whose address the router matched by a parameter although a fixed path is meant, such as
   * `GET /v1/pdps/score`, and one whose parameter is empty, such as `/v1/pdps/`. @throws DomainError
   */
  refuseMistaken: (request: FastifyRequest) => void
}

/** Records the routes that are added after this call, to explain addresses that match none of them. */
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
      // Other parts of the service refuse empty parameters themselves.
      const isEmpty =
        pattern.startsWith('/v1/') && Object.values(request.params as Record<string, string>).includes('')
      if (isEmpty && statusOf(config.malformedPath ?? 'NOT_FOUND', null) === 404)
        throw new DomainError('NOT_FOUND', 'there is nothing at this address')
      const meant = routeAt(request, byPrecedence())
      if (meant && meant.pattern !== pattern && !meant.methods.has(request.method)) throw refuse(request)
    },
  }
}

/** Returns the place of a pattern: a fixed segment comes before a parameter, and that before the rest of a path. */
const precedenceOf = ({ segments }: KnownRoute): string => segments.map(rank).join('')

const rank = (segment: string): number => (segment === '*' ? 2 : segment.startsWith(':') ? 1 : 0)

/** Returns the route at the request's address, for any method. */
function routeAt({ url }: FastifyRequest, routes: readonly KnownRoute[]): KnownRoute | null {
  // Splits the encoded path, because an id may contain an encoded slash. Dots stay, because the router keeps them.
  const path = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? ''
  const segments = path.split('/').map(decodedOrRaw)
  return routes.find((route) => isMatch(route.segments, segments)) ?? null
}

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  const isWild = pattern.at(-1) === '*'
  if (isWild ? segments.length < pattern.length : segments.length !== pattern.length) return false
  return pattern.every((each, index) => each === '*' || each.startsWith(':') || each === segments[index])
}
