import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { organizationsOf } from './open-session.ts'
import type { User } from './user.ts'
import type { UserStores } from './users.ts'

/**
 * A given name, and the token of a replaced session, which browsers do not send when they return from another
 * site.
 */
export type SignIn = {
  name: string | null
  previousToken: string | undefined
  by?: 'passkey' | 'recovery_code' | 'device_link'
}

/**
 * Returns a new token, so that one set before the sign-in is never valid (session fixation). Null for a
 * person without an organization.
 */
export async function startSession(
  db: Db,
  { users, sessions, memberships }: Pick<UserStores, 'users' | 'sessions' | 'memberships'>,
  user: User,
  { name, previousToken, by }: SignIn,
): Promise<string | null> {
  const organizationId = await homeOf(db, memberships, user)
  if (user.disabledAt !== null || organizationId === null) return null
  await users.recordSignIn(db, user.id, name)
  if (previousToken !== undefined) await sessions.end(db, previousToken)
  await recordAudit(db, 'session.started', {
    organizationId,
    subject: user.id,
    actor: { kind: 'person', id: user.id },
    ...(by && { details: { by } }),
  })
  return sessions.create(db, { userId: user.id, organizationId })
}

/** The one joined first. */
async function homeOf(db: Db, memberships: UserStores['memberships'], user: User): Promise<string | null> {
  const [joined] = await memberships.ofUser(db, user.id)
  const [first] = joined ? [joined] : await organizationsOf(db, memberships, user)
  return first?.organizationId ?? null
}
