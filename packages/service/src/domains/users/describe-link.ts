import type { LinkDescription } from '@endcap/api/admin'
import type { Db } from '../../platform/db/database.ts'
import { organizationsOf } from './open-session.ts'
import { linkNotValid } from './redeem-link.ts'
import type { UserStores } from './users.ts'

type Deps = Pick<UserStores, 'users' | 'memberships' | 'links'> & { db: Db }

/**
 * Describes a link without using it up, so that a page can ask for a name.
 *
 * @throws DomainError LINK_NOT_VALID
 */
export function createDescribeLink({ db, users, memberships, links }: Deps) {
  return async function describeLink(secret: string): Promise<LinkDescription> {
    const link = await links.find(db, secret)
    if (!link) throw linkNotValid()
    const { kind, userId } = link
    if (userId === null) {
      if (await users.hasAny(db)) throw linkNotValid()
      const [first] = await memberships.ofOperator(db)
      return { kind, name: null, organization: first ? { name: first.name } : null, role: 'admin' }
    }
    const user = await users.find(db, userId)
    const [joined] = await memberships.ofUser(db, userId)
    const [first] = joined ? [joined] : user ? await organizationsOf(db, memberships, user) : []
    if (!user || user.disabledAt !== null || !first) throw linkNotValid()
    return { kind, name: user.name, organization: { name: first.name }, role: first.role }
  }
}

export type DescribeLink = ReturnType<typeof createDescribeLink>
