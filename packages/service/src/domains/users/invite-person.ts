import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import type { Role } from '../auth/role.ts'
import { checkLimit } from './check-limit.ts'
import { endAccess } from './end-access.ts'
import { createPersonLink, type PersonLink } from './link-person.ts'
import type { Member, User } from './user.ts'
import type { UserStores } from './users.ts'

export type Invitation = {
  organizationId: string
  role: Role
  limit?: PdpLimit | null
  name: string | null
  email: string | null
  isOperator: boolean
}

type Deps = UserStores & { db: Db; baseUrl: string }

/**
 * Adds a person and returns a sign-in link. Only operators add people of other organizations, because the
 * link signs in there too. Administrators invite them as new people. Ends sessions and ways in, because an
 * administrator who holds one by a link must not gain the new organization.
 *
 * @throws DomainError VALIDATION_ERROR if the email belongs to another person, or for an administrator's limit
 */
export function createInvitePerson({ db, baseUrl, ...stores }: Deps) {
  const { users, memberships } = stores

  /** Ends the access of an existing person. */
  async function personOf(trx: Db, invitation: Invitation, isByOperator: boolean): Promise<User> {
    const { email, organizationId } = invitation
    if (email === null) return users.create(trx, invitation)
    const members = await memberships.members(trx, organizationId)
    if (members.some(({ user }) => user.email?.toLowerCase() === email.toLowerCase()))
      throw emailTaken('belongs to a person of this organization')
    const found = await users.findByEmail(trx, email)
    // Delays sign-ins and new links until the transaction ends.
    const known = found && (await users.lock(trx, found.id))
    if (!known) return users.create(trx, invitation)
    // Must not reveal people of other organizations. Only the email's owner joins both (OIDC).
    if (!isByOperator) return users.create(trx, { ...invitation, email: null, invitedEmail: email })
    if (invitation.isOperator || known.isOperator || known.disabledAt !== null)
      throw emailTaken(
        `belongs to the person ${known.id}, who is an operator or disabled, or would become an operator`,
      )
    await endAccess(trx, stores, known.id)
    return known
  }

  return async function invitePerson(
    invitation: Invitation,
    { isByOperator }: { isByOperator: boolean },
  ): Promise<{ member: Member; link: PersonLink }> {
    checkLimit(invitation.role, invitation.limit ?? null, invitation.isOperator)
    const add = async (trx: Db) => {
      const user = await personOf(trx, invitation, isByOperator)
      const { organizationId, role, limit = null } = invitation
      await memberships.add(trx, { userId: user.id, organizationId, role, limit })
      await recordAudit(trx, 'person.invited', {
        organizationId,
        subject: user.id,
        details: { role, ...limit, ...(invitation.isOperator && { is_operator: true }) },
      })
      const link = await createPersonLink(trx, stores.links, user, baseUrl)
      return { member: { user, role, limit, disabledAt: null, isFromGroups: false }, link }
    }
    try {
      return await db.transaction().execute(add)
    } catch (error) {
      // Another invitation of the same email was faster.
      throw isUniqueViolation(error) ? emailTaken('was invited at the same time') : error
    }
  }
}

export type InvitePerson = ReturnType<typeof createInvitePerson>

const emailTaken = (issue: string) => validationError([{ field: 'email', issue }])
