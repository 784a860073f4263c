import type { ErrorCode } from '@endcap/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import { decodedOrRaw } from './request-path.ts'

/** Error codes for a malformed address, by method. */
type Route = ReadonlyMap<string, ErrorCode>

/** Explains why a request's address matches no route. */
export type UnknownAddresses = {
  /** Returns a 405 error with `Allow` if the address accepts other methods, a 404 error otherwise. */
  refuse: (request: FastifyRequest) => DomainError
  /** Returns the error for an address with invalid percent-encoding. */
  refuseMalformed: (request: FastifyRequest) => DomainError
}

/** Records the routes that are added after this call, to explain addresses that match none of them. */
export function recordRoutes(server: FastifyInstance): UnknownAddresses {
  const routes = new Map<string, Map<string, ErrorCode>>()
  server.addHook('onRoute', ({ url, method, config }) => {
    const route = routes.get(url) ?? new Map<string, ErrorCode>()
    for (const each of [method].flat()) route.set(each, config?.malformedPath ?? 'NOT_FOUND')
    routes.set(url, route)
  })
  return {
    refuse(request) {
      const route = routeAt(request, routes)
      if (!route) return new DomainError('NOT_FOUND', 'there is nothing at this address')
      const allow = [...route.keys()].toSorted().join(', ')
      return new DomainError('METHOD_NOT_ALLOWED', `this address accepts ${allow}`, { headers: { allow } })
    },
    refuseMalformed: (request) =>
      new DomainError(
        routeAt(request, routes)?.get(request.method) ?? 'NOT_FOUND',
        'the address is not valid percent-encoded UTF-8',
      ),
  }
}

/** Returns the route at the request's address, for any method. */
function routeAt({ url }: FastifyRequest, routes: ReadonlyMap<string, Route>): Route | null {
  // Splits the encoded path, because an id may contain an encoded slash.
  const segments = (URL.parse(url, 'http://host')?.pathname ?? url).split('/')
  for (const [pattern, route] of routes) {
    const patternSegments = pattern.split('/')
    const isMatch =
      patternSegments.length === segments.length &&
      patternSegments.every(
        (each, index) => each.startsWith(':') || each === decodedOrRaw(segments[index] ?? ''),
      )
    if (isMatch) return route
  }
  return null
}
