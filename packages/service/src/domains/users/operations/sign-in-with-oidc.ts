import { reasonOf } from '@endcap/foundation/errors/reason'
import cookie from '@fastify/cookie'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../../../platform/db/rate-limit.ts'
import { basePath, isOwnHost } from '../../../platform/http/own-host.ts'
import type { OidcClient } from '../oidc-client.ts'
import type { OidcCookie } from '../oidc-cookie.ts'
import type { SessionCookie } from '../session-cookie.ts'
import type { OidcRefusal, SignInWithOidc } from '../sign-in-with-oidc.ts'

type Deps = {
  baseUrl: string
  client: OidcClient
  oidcCookie: OidcCookie
  sessionCookie: SessionCookie
  signInWithOidc: SignInWithOidc
  /** Counts callbacks per address. */
  countCallback: RateLimit
}

export const OIDC_CALLBACK = '/console/oidc/callback'

/**
 * Serves `GET /console/oidc` and its callback. Failures lead to the console with the reason in the fragment.
 */
export const signInWithOidcOperation = ({
  baseUrl,
  client,
  oidcCookie,
  sessionCookie,
  signInWithOidc,
  countCallback,
}: Deps): FastifyPluginAsync => {
  const home = `${basePath(baseUrl)}/console/`
  const refuse = (reply: FastifyReply, reason: OidcRefusal | 'failed' | 'unavailable') =>
    reply.redirect(`${home}#oidc-error=${reason}`, 302)

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Sets the cookie at the callback's host.
    if (!isOwnHost(request, baseUrl)) return reply.redirect(`${baseUrl}/console/oidc`, 302)
    try {
      const { address, flow } = await client.begin()
      oidcCookie.set(reply, flow)
      return await reply.redirect(address, 302)
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'the OIDC provider is unavailable')
      return refuse(reply, 'unavailable')
    }
  }

  async function finish(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const flow = oidcCookie.take(request, reply)
    if (!flow || !isOwnHost(request, baseUrl)) return refuse(reply, 'failed')
    if (!(await countCallback(request.ip)).isAllowed) return refuse(reply, 'unavailable')
    let account
    try {
      account = await client.finish(request.url.split(/\?(.*)/s)[1] ?? '', flow)
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'a sign-in at the OIDC provider has failed')
      return refuse(reply, 'failed')
    }
    let result
    try {
      result = await signInWithOidc(account, sessionCookie.read(request))
    } catch (error) {
      // For example, the organization of ENDCAP_OIDC_ORGANIZATION does not exist.
      request.log.error({ err: error }, 'a person of the OIDC provider cannot be signed in')
      return refuse(reply, 'failed')
    }
    if ('refusal' in result) return refuse(reply, result.refusal)
    sessionCookie.set(reply, result.token)
    return reply.redirect(home, 302)
  }

  return async (server) => {
    await server.register(cookie)
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })
    // HEAD must not use up the provider's response.
    const options = { schema: { hide: true }, exposeHeadRoute: false }
    server.get('/console/oidc', { ...options, config: { spanName: 'beginOidcSignIn' }, handler: begin })
    server.get(OIDC_CALLBACK, { ...options, config: { spanName: 'finishOidcSignIn' }, handler: finish })
  }
}
