import { reasonOf } from '@endcap/foundation/errors/reason'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { RateLimit } from '../../../platform/db/rate-limit.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { adminRoute } from '../console-api.ts'
import type { LinkLimit } from '../link-limit.ts'
import type { WaysToSignIn } from '../ways-in/sign-in.ts'
import { type EnterDeps, enterSession } from './enter-session.ts'

type Deps = EnterDeps & {
  ways: WaysToSignIn
  limitLinks: LinkLimit
  /** Counts challenges per address, each of which is a row. */
  countChallenge: RateLimit
}

/** Serves sign-in with a passkey. */
export const passkeySignInOperation =
  ({ ways, limitLinks, countChallenge, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('beginPasskeySignIn'),
      handler: async (request) => {
        const { isAllowed, resetMs } = await countChallenge(request.ip)
        if (!isAllowed)
          throw new DomainError('RATE_LIMITED', 'too many sign-ins have begun; wait a minute', {
            headers: { 'retry-after': String(Math.ceil(resetMs / 1000)) },
          })
        return { options: await ways.begin() }
      },
    })
    server.route({
      ...adminRoute('signInWithPasskey'),
      handler: async (request, reply) => {
        const previousToken = deps.sessionCookie.read(request)
        const token = await limitLinks(request.ip, async () => {
          try {
            return await ways.withPasskey(request.body, previousToken)
          } catch (error) {
            if (error instanceof DomainError && error.cause !== undefined)
              request.log.warn({ reason: reasonOf(error.cause) }, 'a passkey was refused')
            throw error
          }
        })
        return enterSession(deps, token, request, reply)
      },
    })
  }

/** Serves sign-in with a recovery code. */
export const recoveryCodeSignInOperation =
  ({ ways, limitLinks, ...deps }: Omit<Deps, 'countChallenge'>): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('signInWithRecoveryCode'),
      handler: async (request, reply) => {
        const previousToken = deps.sessionCookie.read(request)
        const token = await limitLinks(request.ip, () =>
          ways.withRecoveryCode(request.body.code, previousToken),
        )
        return enterSession(deps, token, request, reply)
      },
    })
  }
