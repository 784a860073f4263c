import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { applyGroups, roleOfGroups } from './apply-groups.ts'
import type { DefaultMembership, GroupRoles } from './console-config.ts'
import { endAccess } from './end-access.ts'
import type { OidcAccount } from './oidc-client.ts'
import { startSession } from './start-session.ts'
import type { User } from './user.ts'
import type { UserStores } from './users.ts'

export type OidcRefusal = 'not_invited' | 'email_not_verified'

/** Other letters may equal invited addresses when lower-cased, such as the Kelvin sign. */
const ASCII = /^[\x21-\x7e]+$/

type Deps = UserStores & {
  db: Db
  defaultMembership: DefaultMembership | null
  groupRoles: GroupRoles | null
}

/**
 * Signs in a provider's account: the person who used it before, the one with its verified email, or a new
 * one. Non-operators join the default organization, and have the role of their groups. Emails match only once, because providers reassign
 * addresses of people who left. The first sign-in ends sessions and ways in, which others may have.
 */
export function createSignInWithOidc({ db, defaultMembership, groupRoles, ...stores }: Deps) {
  const { users, memberships } = stores

  const isMember = async (trx: Db, { id: userId }: User, { organizationId }: DefaultMembership) =>
    (await memberships.find(trx, { userId, organizationId })) !== null

  async function personOf(trx: Db, account: OidcAccount): Promise<User | OidcRefusal> {
    const known = await users.findByIdentity(trx, account)
    if (known) return known
    const { verifiedEmail: email, name, issuer, groups } = account
    if (email === null || !ASCII.test(email)) return 'email_not_verified'
    const found = await users.findByEmail(trx, email)
    const invited = found && (await users.lock(trx, found.id))
    // Another first sign-in of the same account may have been faster.
    if (invited && (await users.hasIdentityOf(trx, invited.id, issuer)))
      return (await users.findByIdentity(trx, account)) ?? 'not_invited'
    if (!invited && !defaultMembership && !roleOfGroups(groupRoles, groups)) return 'not_invited'
    const user = invited ?? (await users.create(trx, { name, email, isOperator: false }))
    if (defaultMembership && !user.isOperator && !(await isMember(trx, user, defaultMembership)))
      await memberships.add(trx, { userId: user.id, ...defaultMembership })
    await users.addIdentity(trx, user.id, account)
    await endAccess(trx, stores, user.id)
    return user
  }

  return async function signInWithOidc(
    account: OidcAccount,
    previousToken: string | undefined,
  ): Promise<{ token: string } | { refusal: OidcRefusal }> {
    const signIn = async (trx: Db): Promise<{ token: string } | { refusal: OidcRefusal }> => {
      const user = await personOf(trx, account)
      if (typeof user === 'string') return { refusal: user }
      const { verifiedEmail: email } = account
      if (email !== null && user.email?.toLowerCase() === email.toLowerCase())
        await users.adoptInvitations(trx, user.id, email)
      if (groupRoles)
        await applyGroups(trx, stores, user, {
          organizationId: groupRoles.organizationId,
          rule: roleOfGroups(groupRoles, account.groups),
        })
      const token = await startSession(trx, stores, user, { name: account.name, previousToken })
      return token === null ? { refusal: 'not_invited' } : { token }
    }
    try {
      return await db.transaction().execute(signIn)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // Another first sign-in was faster, so the person exists now.
      return db.transaction().execute(signIn)
    }
  }
}

export type SignInWithOidc = ReturnType<typeof createSignInWithOidc>
