import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { organizationsOf } from './open-session.ts'
import type { User } from './user.ts'
import type { UserStores } from './users.ts'

/**
 * A sign-in: the name that the person gave, and the token of a session that it replaces. A browser that an OIDC provider
 * of another site sends back does not send that token.
 */
export type SignIn = { name: string | null; previousToken: string | undefined }

/**
 * Starts a session for a person and returns its token. It is always a new one, so a token that was set in the browser
 * before the sign-in is never valid (session fixation). Returns null for a person who may use no organization.
 */
export async function startSession(
  db: Db,
  { users, sessions, memberships }: Pick<UserStores, 'users' | 'sessions' | 'memberships'>,
  user: User,
  { name, previousToken }: SignIn,
): Promise<string | null> {
  const organizationId = await homeOf(db, memberships, user)
  if (user.disabledAt !== null || organizationId === null) return null
  await users.recordSignIn(db, user.id, name)
  if (previousToken !== undefined) await sessions.end(db, previousToken)
  await recordAudit(db, 'session.started', {
    organizationId,
    subject: user.id,
    actor: { kind: 'person', id: user.id },
  })
  return sessions.create(db, { userId: user.id, organizationId })
}

/** Returns the organization that a session begins with: the one that the person joined first. */
async function homeOf(db: Db, memberships: UserStores['memberships'], user: User): Promise<string | null> {
  const [joined] = await memberships.ofUser(db, user.id)
  const [first] = joined ? [joined] : await organizationsOf(db, memberships, user)
  return first?.organizationId ?? null
}
