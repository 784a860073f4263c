import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Actor } from './actor.ts'
import { existingMember, refuseOperator } from './change-person.ts'
import { type LinkStore, linkAddress } from './link-store.ts'
import { stateOf, type User } from './user.ts'
import type { UserStores } from './users.ts'

export type PersonLink = { address: string; expiresAt: Date }

type Deps = Pick<UserStores, 'users' | 'memberships' | 'links'> & { db: Db; baseUrl: string }

/**
 * Makes a link for a person who is signed out. Administrators make none for operators or people of further
 * organizations, where it would sign them in too.
 *
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export function createLinkPerson({ db, users, memberships, links, baseUrl }: Deps) {
  async function linkable(trx: Db, actor: Actor, userId: string): Promise<User> {
    const { organizationId, isOperator } = actor
    const member = await existingMember(trx, memberships, { userId, organizationId })
    refuseOperator(actor, member)
    if (stateOf(member) === 'disabled')
      throw new DomainError('FORBIDDEN', 'the person is disabled; enable the person first')
    const hasOthers = (await memberships.organizationIds(trx, userId)).some((id) => id !== organizationId)
    if (hasOthers && !isOperator)
      throw new DomainError(
        'FORBIDDEN',
        'the person belongs to other organizations too; only an operator creates the link',
      )
    return member.user
  }

  return function linkPerson(actor: Actor, userId: string): Promise<PersonLink> {
    return db.transaction().execute(async (trx) => {
      // Excludes other new links, and another organization that adds the person.
      await users.lock(trx, userId)
      const person = await linkable(trx, actor, userId)
      const { organizationId } = actor
      await recordAudit(trx, 'person.link_created', { organizationId, subject: userId })
      return createPersonLink(trx, links, person, baseUrl)
    })
  }
}

export type LinkPerson = ReturnType<typeof createLinkPerson>

/**
 * Replaces earlier links. Lasts longer before the first sign-in. The transaction of `db` must have locked or
 * created the person.
 */
export async function createPersonLink(
  db: Db,
  links: LinkStore,
  { id: userId, activatedAt }: User,
  baseUrl: string,
): Promise<PersonLink> {
  const kind = activatedAt === null ? 'invitation' : 'sign_in'
  const { secret, expiresAt } = await links.create(db, { kind, userId })
  return { address: linkAddress(baseUrl, kind, secret), expiresAt }
}
