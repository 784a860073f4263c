import type { Session } from '@endcap/api/admin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedOut } from '../console-api.ts'
import type { OpenSession } from '../open-session.ts'
import { presentSession, type ServiceFacts } from '../present-session.ts'
import type { SessionCookie } from '../session-cookie.ts'

export type EnterDeps = { openSession: OpenSession; sessionCookie: SessionCookie; facts: ServiceFacts }

/** Sets the cookie of a new session, and presents it. @throws DomainError SIGNED_OUT */
export async function enterSession(
  { openSession, sessionCookie, facts }: EnterDeps,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const signedIn = await openSession(token)
  if (!signedIn) throw signedOut()
  request.logFields['user_id'] = signedIn.user.id
  request.logFields['organization_id'] = signedIn.organization.organizationId
  sessionCookie.set(reply, token)
  return presentSession(signedIn, facts)
}
