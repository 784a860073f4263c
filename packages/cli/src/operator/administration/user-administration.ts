import { limitOf } from '@endcap/service/domains/auth/access-tokens'
import type { Role } from '@endcap/service/domains/auth/role'
import { existingOrganization } from '@endcap/service/domains/organizations/manage-organizations'
import type { OrganizationStore } from '@endcap/service/domains/organizations/organization-store'
import { createInvitePerson } from '@endcap/service/domains/users/invite-person'
import { createPersonLink } from '@endcap/service/domains/users/link-person'
import { linkAddress } from '@endcap/service/domains/users/link-store'
import { stateOf, type User } from '@endcap/service/domains/users/user'
import type { UserStores } from '@endcap/service/domains/users/users'
import { recordAudit } from '@endcap/service/platform/audit/record-audit'
import type { Db } from '@endcap/service/platform/db/database'
import { say } from '@endcap/words/message'
import { validate as isUuid } from 'uuid'
import { AdministrationError } from '../control/administration-error.ts'

type Deps = { db: Db; organizations: OrganizationStore; people: UserStores; config: { baseUrl: string } }

/** Returns the administrative operations on people. */
export const createUserAdministration = (deps: Deps) => ({ ...linksOf(deps), ...accountsOf(deps) })

/** Returns the operations that create links to sign in with. */
function linksOf({ db, organizations, people, config: { baseUrl } }: Deps) {
  const { users, links } = people
  const invitePerson = createInvitePerson({ db, baseUrl, ...people })
  return {
    async inviteUser(input: {
      organizationId: string
      role: Role
      retailer?: string | null
      tag?: string | null
      name: string | null
      email: string | null
      isOperator: boolean
    }) {
      await existingOrganization(organizations, input.organizationId)
      const limit = limitOf({ retailer: input.retailer, tag: input.tag })
      const { member, link } = await invitePerson({ ...input, limit }, { isByOperator: true })
      return {
        user_id: member.user.id,
        organization_id: input.organizationId,
        role: member.role,
        is_operator: member.user.isOperator,
        link: link.address,
        expires_at: link.expiresAt.toISOString(),
      }
    },

    async linkUser({ userId }: { userId: string }) {
      await existingUser(db, users, userId)
      const { address, expiresAt } = await db.transaction().execute(async (trx) => {
        const user = await users.lock(trx, userId)
        if (!user || user.disabledAt !== null)
          throw new AdministrationError(say('cli.user.disabled', { user: userId }))
        await recordAudit(trx, 'person.link_created', { organizationId: null, subject: userId })
        return createPersonLink(trx, links, user, baseUrl)
      })
      return { user_id: userId, link: address, expires_at: expiresAt.toISOString() }
    },

    /** Creates the link with which the first person signs in. It replaces the one before. Null if there is a person. */
    async createSetupLink(_input: object) {
      const hasUsers = await users.hasAny(db)
      if (hasUsers || (await organizations.list()).length === 0) return null
      const { secret, expiresAt } = await links.create(db, { kind: 'setup', userId: null })
      return { link: linkAddress(baseUrl, 'setup', secret), expires_at: expiresAt.toISOString() }
    },
  }
}

/** Returns the operations that list, disable and enable people. */
function accountsOf({ db, organizations, people }: Omit<Deps, 'config'>) {
  const { users, memberships, sessions, links } = people
  return {
    async listUsers({ organizationId }: { organizationId: string | null }) {
      if (organizationId === null) return (await users.list(db)).map((user) => present(user, null, null))
      await existingOrganization(organizations, organizationId)
      const members = await memberships.members(db, organizationId)
      return members.map(({ user, role, disabledAt }) => present(user, role, disabledAt))
    },

    async disableUser({ userId }: { userId: string }) {
      await existingUser(db, users, userId)
      await db.transaction().execute(async (trx) => {
        await users.setDisabled(trx, userId, true)
        await sessions.endOfUser(trx, userId)
        await links.remove(trx, userId)
        await recordAudit(trx, 'person.disabled', { organizationId: null, subject: userId })
      })
      return { user_id: userId, disabled: true }
    },

    async enableUser({ userId }: { userId: string }) {
      await existingUser(db, users, userId)
      await db.transaction().execute(async (trx) => {
        await users.setDisabled(trx, userId, false)
        await recordAudit(trx, 'person.enabled', { organizationId: null, subject: userId })
      })
      return { user_id: userId, disabled: false }
    },
  }
}

async function existingUser(db: Db, users: UserStores['users'], id: string): Promise<User> {
  const user = isUuid(id) ? await users.find(db, id) : null
  if (!user) throw new AdministrationError(say('cli.user.no_such_person', { user: id }))
  return user
}

function present(user: User, role: Role | null, disabledAt: Date | null) {
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    ...(role === null ? {} : { role }),
    is_operator: user.isOperator,
    state: stateOf({ user, disabledAt }),
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  }
}
