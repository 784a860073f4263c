import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { limitOf, type PdpLimit } from '../auth/access-tokens.ts'
import type { Role } from '../auth/role.ts'
import type { Member, Membership } from './user.ts'
import { userFromRow } from './user-store.ts'

/** All methods run in the transaction of `db`. */
export type MembershipStore = {
  add: (db: Db, membership: NewMembership) => Promise<void>
  remove: (db: Db, key: MemberKey) => Promise<void>
  /** In the order of joining. */
  members: (db: Db, organizationId: string) => Promise<Member[]>
  find: (db: Db, key: MemberKey) => Promise<Member | null>
  /** Locks for the transaction. */
  lockAll: (db: Db, organizationId: string) => Promise<void>
  /** In the order of joining. Excludes suspended organizations, and those where the person is disabled. */
  ofUser: (db: Db, userId: string) => Promise<Membership[]>
  /** Returns all organizations. Operators have every role. */
  ofOperator: (db: Db) => Promise<Membership[]>
  /** Includes organizations where the person is disabled. */
  organizationIds: (db: Db, userId: string) => Promise<string[]>
  setRole: (db: Db, key: MemberKey, given: GivenRole) => Promise<void>
  setDisabled: (db: Db, key: MemberKey, isDisabled: boolean) => Promise<void>
}

export type MemberKey = { userId: string; organizationId: string }

export type GivenRole = { role: Role; limit: PdpLimit | null; isFromGroups: boolean }

export type NewMembership = MemberKey & { role: Role } & Partial<GivenRole>

/** Creates the store of memberships. */
export const createMembershipStore = (): MembershipStore => ({
  ...people(),
  ...organizations(),
  ...changes(),
})

const query = (db: Db, organizationId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_id')
    .selectAll('user_account')
    .select([
      'membership.role',
      'membership.retailer',
      'membership.tag',
      'membership.from_groups',
      'membership.disabled_at as membership_disabled_at',
    ])
    .where('membership.organization_id', '=', organizationId)
type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]
const fromRow = (row: Row): Member => ({
  user: userFromRow(row),
  role: row.role,
  limit: limitOf(row),
  disabledAt: row.membership_disabled_at,
  isFromGroups: row.from_groups,
})

function people(): Pick<MembershipStore, 'members' | 'find' | 'lockAll'> {
  return {
    async members(db, organizationId) {
      const rows = await query(db, organizationId)
        .orderBy('membership.created_at')
        .orderBy('user_account.id')
        .execute()
      return rows.map(fromRow)
    },
    async find(db, { userId, organizationId }) {
      const row = await query(db, organizationId).where('user_account.id', '=', userId).executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async lockAll(db, organizationId) {
      await db
        .selectFrom('membership')
        .select('user_id')
        .where('organization_id', '=', organizationId)
        .orderBy('user_id')
        .forUpdate()
        .execute()
    },
  }
}

function organizations(): Pick<MembershipStore, 'ofUser' | 'ofOperator' | 'organizationIds'> {
  return {
    async ofUser(db, userId) {
      const rows = await db
        .selectFrom('membership')
        .innerJoin('organization', 'organization.id', 'membership.organization_id')
        .select(['organization.id', 'organization.name', 'membership.role'])
        .select(['membership.retailer', 'membership.tag'])
        .where('membership.user_id', '=', userId)
        .where('membership.disabled_at', 'is', null)
        .where('organization.suspended_at', 'is', null)
        .orderBy('membership.created_at')
        .orderBy('organization.id')
        .execute()
      return rows.map(({ id, name, role, ...limits }) => ({
        organizationId: id,
        name,
        role,
        limit: limitOf(limits),
      }))
    },
    async ofOperator(db) {
      const rows = await db.selectFrom('organization').select(['id', 'name']).orderBy('id').execute()
      return rows.map(({ id, name }) => ({ organizationId: id, name, role: 'admin', limit: null }))
    },
    async organizationIds(db, userId) {
      const rows = await db
        .selectFrom('membership')
        .select('organization_id')
        .where('user_id', '=', userId)
        .execute()
      return rows.map((row) => row.organization_id)
    },
  }
}

function changes(): Pick<MembershipStore, 'add' | 'remove' | 'setRole' | 'setDisabled'> {
  const update = (db: Db, { userId, organizationId }: MemberKey) =>
    db.updateTable('membership').where('user_id', '=', userId).where('organization_id', '=', organizationId)
  return {
    async add(db, { userId, organizationId, role, limit = null, isFromGroups = false }) {
      const columns = columnsOf({ role, limit, isFromGroups })
      await db
        .insertInto('membership')
        .values({ user_id: userId, organization_id: organizationId, ...columns })
        .execute()
    },
    async remove(db, { userId, organizationId }) {
      await db
        .deleteFrom('membership')
        .where('user_id', '=', userId)
        .where('organization_id', '=', organizationId)
        .execute()
    },
    async setRole(db, key, given) {
      await update(db, key).set(columnsOf(given)).execute()
    },
    async setDisabled(db, key, isDisabled) {
      await update(db, key)
        .set({ disabled_at: isDisabled ? sql`coalesce(disabled_at, now())` : null })
        .execute()
    },
  }
}

const columnsOf = ({ role, limit, isFromGroups }: GivenRole) => ({
  role,
  retailer: limit?.retailer ?? null,
  tag: limit?.tag ?? null,
  from_groups: isFromGroups,
})
