import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { existingMember, refuseOperator } from './change-person.ts'
import { type LinkStore, linkAddress } from './link-store.ts'
import type { SignedIn } from './open-session.ts'
import { stateOf, type User } from './user.ts'
import type { UserStores } from './users.ts'

/** A link that signs a person in once. */
export type PersonLink = { address: string; expiresAt: Date }

type Deps = Pick<UserStores, 'memberships' | 'links'> & { db: Db; baseUrl: string }

/**
 * Creates the use case that makes a new link for a person who is signed out. An administrator makes none for an
 * operator or for a person of further organizations, because it would sign the administrator in to these.
 *
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export function createLinkPerson({ db, memberships, links, baseUrl }: Deps) {
  return async function linkPerson(actor: SignedIn, userId: string): Promise<PersonLink> {
    const { organizationId } = actor.organization
    const member = await existingMember(db, memberships, { userId, organizationId })
    refuseOperator(actor, member)
    if (stateOf(member) === 'disabled')
      throw new DomainError('FORBIDDEN', 'the person is disabled; enable the person first')
    const hasOthers = (await memberships.organizationIds(db, userId)).some((id) => id !== organizationId)
    if (hasOthers && !actor.user.isOperator)
      throw new DomainError(
        'FORBIDDEN',
        'the person belongs to other organizations too; only an operator creates the link',
      )
    return createPersonLink(db, links, member.user, baseUrl)
  }
}

export type LinkPerson = ReturnType<typeof createLinkPerson>

/** Creates a link for a person: an invitation until the first sign-in, then a short one. */
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
