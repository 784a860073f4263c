import type { Db } from '../../platform/db/database.ts'
import type { Membership, User } from './user.ts'
import type { UserStores } from './users.ts'

/** A person who is signed in, with the organization that the session is for. */
export type SignedIn = {
  tokenHash: string
  user: User
  organization: Membership
  /** Organizations that the person may use. */
  organizations: readonly Membership[]
}

type Deps = Pick<UserStores, 'sessions' | 'memberships'> & { db: Db }

/** Creates the use case that returns who is signed in with a session's token; null for nobody. */
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

/** Returns the organizations that a person may use, with the person's role in each. */
export function organizationsOf(
  db: Db,
  memberships: UserStores['memberships'],
  { id, isOperator }: Pick<User, 'id' | 'isOperator'>,
): Promise<Membership[]> {
  return isOperator ? memberships.ofOperator(db) : memberships.ofUser(db, id)
}
