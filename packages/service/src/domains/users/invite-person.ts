import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import type { Role } from '../auth/role.ts'
import { createPersonLink, type PersonLink } from './link-person.ts'
import type { Member, User } from './user.ts'
import type { UserStores } from './users.ts'

export type Invitation = {
  organizationId: string
  role: Role
  name: string | null
  email: string | null
  isOperator: boolean
}

type Deps = UserStores & { db: Db; baseUrl: string }

/**
 * Creates the use case that adds a person to an organization and returns a link to sign in with. Only an operator adds
 * a person of another organization, because the link signs in to that one too; an administrator's invitation of such a
 * person is one of its own. Sessions of such a person end: an
 * administrator who has one by a link must not gain the new organization.
 *
 * @throws DomainError VALIDATION_ERROR if the email belongs to another person
 */
export function createInvitePerson({ db, baseUrl, ...stores }: Deps) {
  const { users, memberships, sessions } = stores

  /** Returns the person with the email, whose sessions it ends, or a new one. */
  async function personOf(trx: Db, invitation: Invitation, isByOperator: boolean): Promise<User> {
    const { email, organizationId } = invitation
    if (email === null) return users.create(trx, invitation)
    const members = await memberships.members(trx, organizationId)
    if (members.some(({ user }) => user.email?.toLowerCase() === email.toLowerCase()))
      throw emailTaken('belongs to a person of this organization')
    const found = await users.findByEmail(trx, email)
    // Sign-ins and new links of the person wait for the end of the transaction.
    const known = found && (await users.lock(trx, found.id))
    if (!known) return users.create(trx, invitation)
    // The answer must not tell whom other organizations know. Only the owner of the email joins both (OIDC).
    if (!isByOperator) return users.create(trx, { ...invitation, email: null, invitedEmail: email })
    if (invitation.isOperator || known.isOperator || known.disabledAt !== null)
      throw emailTaken(
        `belongs to the person ${known.id}, who is an operator or disabled, or would become an operator`,
      )
    await sessions.endOfUser(trx, known.id)
    return known
  }

  return async function invitePerson(
    invitation: Invitation,
    { isByOperator }: { isByOperator: boolean },
  ): Promise<{ member: Member; link: PersonLink }> {
    const add = async (trx: Db) => {
      const user = await personOf(trx, invitation, isByOperator)
      const { organizationId, role } = invitation
      await memberships.add(trx, { userId: user.id, organizationId, role })
      await recordAudit(trx, 'person.invited', {
        organizationId,
        subject: user.id,
        details: { role, ...(invitation.isOperator && { is_operator: true }) },
      })
      const link = await createPersonLink(trx, stores.links, user, baseUrl)
      return { member: { user, role, disabledAt: null }, link }
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
