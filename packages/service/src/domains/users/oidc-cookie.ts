import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OidcFlow } from './oidc-client.ts'
import { cookieOf } from './session-cookie.ts'

/** Binds a sign-in to the browser that began it. */
export type OidcCookie = {
  set: (reply: FastifyReply, flow: OidcFlow) => void
  /** Returns the values once. */
  take: (request: FastifyRequest, reply: FastifyReply) => OidcFlow | null
}

const MINUTES_10_S = 600

/** Uses `Lax`, because the provider's site sends the browser back. */
export function createOidcCookie(baseUrl: string): OidcCookie {
  const { isSecure, name } = cookieOf(baseUrl, '-oidc')
  const options = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' } as const
  return {
    set: (reply, { state, nonce, verifier }) =>
      void reply.setCookie(name, [state, nonce, verifier].join('.'), { ...options, maxAge: MINUTES_10_S }),
    take(request, reply) {
      const [state, nonce, verifier] = request.cookies[name]?.split('.') ?? []
      reply.clearCookie(name, options)
      return state && nonce && verifier ? { state, nonce, verifier } : null
    },
  }
}
