import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { type SignIn, startSession } from './start-session.ts'
import type { User } from './user.ts'
import type { UserStores } from './users.ts'

type Deps = UserStores & { db: Db }

/** Reports all invalid links alike, so that guessing reveals nothing. */
export const linkNotValid = (): DomainError =>
  new DomainError('LINK_NOT_VALID', 'the link is unknown, used or expired; ask for a new one')

/**
 * Signs a person in with a link. Returns the session's token.
 *
 * @throws DomainError LINK_NOT_VALID
 */
export function createRedeemLink({ db, ...stores }: Deps) {
  return async function redeemLink(secret: string, signIn: SignIn): Promise<string> {
    return db.transaction().execute(async (trx) => {
      const link = await stores.links.find(trx, secret)
      if (!link) throw linkNotValid()
      // All writers of links lock the person first. The opposite order can deadlock.
      const person = link.userId === null ? null : await stores.users.lock(trx, link.userId)
      if (!(await stores.links.take(trx, secret))) throw linkNotValid()
      const user = link.userId === null ? await createFirstUser(trx, stores, signIn.name) : person
      const token = user && (await startSession(trx, stores, user, signIn))
      if (token === null) throw linkNotValid()
      return token
    })
  }
}

export type RedeemLink = ReturnType<typeof createRedeemLink>

/**
 * Creates the operator as administrator of the first organization. Null if a person exists. The lock excludes
 * concurrent creations.
 */
async function createFirstUser(
  trx: Db,
  { users, memberships }: Pick<UserStores, 'users' | 'memberships'>,
  name: string | null,
): Promise<User | null> {
  await sql`LOCK TABLE user_account IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  const [organization] = await memberships.ofOperator(trx)
  if (!organization || (await users.hasAny(trx))) return null
  const user = await users.create(trx, { name: name ?? 'Operator', email: null, isOperator: true })
  await memberships.add(trx, { userId: user.id, organizationId: organization.organizationId, role: 'admin' })
  return user
}
