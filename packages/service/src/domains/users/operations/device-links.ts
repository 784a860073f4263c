import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute, signedInOf } from '../console-api.ts'
import type { LinkLimit } from '../link-limit.ts'
import type { DeviceLinks } from '../ways-in/device-links.ts'
import { type EnterDeps, enterSession } from './enter-session.ts'

/** Serves the link on the device that is signed in. */
export const ownDeviceLinkOperation =
  ({ deviceLinks }: { deviceLinks: DeviceLinks }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('createDeviceLink'),
      handler: async (request, reply) => {
        const { address, expiresAt, pictures } = await deviceLinks.create(signedInOf(request))
        return reply.code(201).send({ link: address, expires_at: expiresAt.toISOString(), pictures })
      },
    })
    server.route({
      ...adminRoute('getDeviceLink'),
      handler: async (request) => ({ state: await deviceLinks.stateOf(signedInOf(request).user.id) }),
    })
    server.route({
      ...adminRoute('confirmDeviceLink'),
      handler: async (request, reply) => {
        await deviceLinks.confirm(signedInOf(request).user.id)
        return reply.code(204).send()
      },
    })
    server.route({
      ...adminRoute('endDeviceLink'),
      handler: async (request, reply) => {
        await deviceLinks.end(signedInOf(request).user.id)
        return reply.code(204).send()
      },
    })
  }

type Deps = EnterDeps & { deviceLinks: DeviceLinks; limitLinks: LinkLimit }

/** Serves the link on the other device. */
export const otherDeviceOperation =
  ({ deviceLinks, limitLinks, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('claimDeviceLink'),
      handler: async (request) => {
        const { claim, expiresAt, pictures } = await limitLinks(request.ip, () =>
          deviceLinks.claim(request.body.secret),
        )
        return { claim, expires_at: expiresAt.toISOString(), pictures }
      },
    })
    server.route({
      ...adminRoute('signInWithDevice'),
      handler: async (request, reply) => {
        const previousToken = deps.sessionCookie.read(request)
        const token = await limitLinks(request.ip, () =>
          deviceLinks.signIn(request.body.claim, previousToken),
        )
        if (token === null) return reply.code(202).send({ state: 'opened' })
        return enterSession(deps, token, request, reply)
      },
    })
  }
