import type { FastifyInstance } from 'fastify'

/** Adds `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a `Link` to the replacement. */
export function announceDeprecation(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { deprecation } = request.routeOptions.config
    if (deprecation)
      reply.headers({
        deprecation: `@${Math.floor(deprecation.since.getTime() / 1_000)}`,
        sunset: deprecation.sunset.toUTCString(),
        link: `<${deprecation.page}>; rel="deprecation"; type="text/html"`,
      })
    done()
  })
}
