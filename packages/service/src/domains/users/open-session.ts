import type { Db } from '../../platform/db/database.ts'
import type { Membership, User } from './user.ts'
import type { UserStores } from './users.ts'

/** With the organization of the session. */
export type SignedIn = {
  tokenHash: string
  user: User
  organization: Membership
  organizations: readonly Membership[]
}

type Deps = Pick<UserStores, 'sessions' | 'memberships'> & { db: Db }

/** Finds the signed-in person by token, or null. */
export function createOpenSession({ db, sessions, memberships }: Deps) {
  return async function openSession(token: string | undefined): Promise<SignedIn | null> {
    const session = token === undefined ? null : await sessions.use(db, token)
    if (!session) return null
    const { tokenHash, user } = session
    const organizations = await organizationsOf(db, memberships, user)
    const organization = organizations.find((each) => each.organizationId === session.organizationId)
    return organization ? { tokenHash, user, organization, organizations } : null
  }
}

export type OpenSession = ReturnType<typeof createOpenSession>

/** Returns usable organizations with the person's roles. */
export function organizationsOf(
  db: Db,
  memberships: UserStores['memberships'],
  { id, isOperator }: Pick<User, 'id' | 'isOperator'>,
): Promise<Membership[]> {
  return isOperator ? memberships.ofOperator(db) : memberships.ofUser(db, id)
}
