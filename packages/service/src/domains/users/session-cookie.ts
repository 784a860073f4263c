import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_DAYS } from './session-store.ts'

export type SessionCookie = {
  read: (request: FastifyRequest) => string | undefined
  set: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

const DAY_S = 86_400

/**
 * Names it `__Host-…` over https, so that no other host can set it. Over http, browsers refuse that prefix
 * and `Secure` and share cookies between ports, so the name has the port.
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

/** Returns the name for the base address. `isSecure` means https only. */
export function cookieOf(baseUrl: string, suffix = ''): { isSecure: boolean; name: string } {
  const { protocol, port } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  return { isSecure, name: isSecure ? `__Host-endcap${suffix}` : `endcap${suffix}-${port || '80'}` }
}
