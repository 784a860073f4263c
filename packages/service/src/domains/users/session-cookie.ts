import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_DAYS } from './session-store.ts'

/** The session's cookie. */
export type SessionCookie = {
  read: (request: FastifyRequest) => string | undefined
  set: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

const DAY_S = 86_400

/**
 * Creates the session's cookie. With https its name has the prefix `__Host-`, so no other host can set it. Browsers
 * refuse that prefix and `Secure` over http, and share cookies between the ports of a host, so its name has the port.
 */
export function createSessionCookie(baseUrl: string): SessionCookie {
  const { isSecure, name } = cookieOf(baseUrl)
  const options = { httpOnly: true, secure: isSecure, sameSite: 'strict', path: '/' } as const
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: SESSION_DAYS * DAY_S }),
    clear: (reply) => void reply.clearCookie(name, options),
  }
}

/** Returns the name of a cookie for the base address, and whether it is sent over https only. */
export function cookieOf(baseUrl: string, suffix = ''): { isSecure: boolean; name: string } {
  const { protocol, port } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  return { isSecure, name: isSecure ? `__Host-endcap${suffix}` : `endcap${suffix}-${port || '80'}` }
}
