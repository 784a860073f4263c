import { type Selectable, sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { User } from './user.ts'

/** `invitedEmail` belongs to another person and is only shown. */
export type NewUser = {
  name: string | null
  email: string | null
  invitedEmail?: string | null
  isOperator: boolean
}

/** All methods run in the transaction of `db`. */
export type UserStore = {
  create: (db: Db, user: NewUser) => Promise<User>
  find: (db: Db, id: string) => Promise<User | null>
  lock: (db: Db, id: string) => Promise<User | null>
  /** Locks those who can sign in, by id. */
  lockOperators: (db: Db) => Promise<User[]>
  findByEmail: (db: Db, email: string) => Promise<User | null>
  /** Moves memberships of invited people with this email who never signed in. */
  adoptInvitations: (db: Db, userId: string, email: string) => Promise<void>
  hasAny: (db: Db) => Promise<boolean>
  list: (db: Db) => Promise<User[]>
  /** Keeps an existing name. */
  recordSignIn: (db: Db, id: string, name: string | null) => Promise<void>
  /** In all organizations. Returns false if there is none. */
  setDisabled: (db: Db, id: string, isDisabled: boolean) => Promise<boolean>
} & IdentityStore

type IdentityStore = {
  findByIdentity: (db: Db, identity: Identity) => Promise<User | null>
  hasIdentityOf: (db: Db, userId: string, issuer: string) => Promise<boolean>
  addIdentity: (db: Db, userId: string, identity: Identity) => Promise<void>
}

export type Identity = { issuer: string; subject: string }

/** Creates the store of people. */
export const createUserStore = (): UserStore => ({ ...readsOfUsers(), ...writesOfUsers(), ...identities() })

const query = (db: Db) => db.selectFrom('user_account').selectAll('user_account')

type Reads = 'find' | 'lock' | 'lockOperators' | 'findByEmail' | 'hasAny' | 'list'

function readsOfUsers(): Pick<UserStore, Reads> {
  return {
    async find(db, id) {
      return firstUser(await query(db).where('id', '=', id).execute())
    },
    async lock(db, id) {
      return firstUser(await query(db).where('id', '=', id).forUpdate().execute())
    },
    async lockOperators(db) {
      const rows = await query(db)
        .where('is_operator', '=', true)
        .where('disabled_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.map(userFromRow)
    },
    async findByEmail(db, email) {
      return firstUser(await query(db).where(sql`lower(email)`, '=', email.toLowerCase()).execute())
    },
    async hasAny(db) {
      return (await db.selectFrom('user_account').select('id').limit(1).execute()).length > 0
    },
    async list(db) {
      return (await query(db).orderBy('created_at').orderBy('id').execute()).map(userFromRow)
    },
  }
}

function writesOfUsers(): Omit<UserStore, Reads | keyof IdentityStore> {
  return {
    async create(db, { name, email, invitedEmail = null, isOperator }) {
      const row = await db
        .insertInto('user_account')
        .values({ id: uuidV7(), name, email, invited_email: invitedEmail, is_operator: isOperator })
        .returningAll()
        .executeTakeFirstOrThrow()
      return userFromRow(row)
    },
    async recordSignIn(db, id, name) {
      await db
        .updateTable('user_account')
        .set((eb) => ({
          name: eb.fn.coalesce('name', eb.val(name)),
          activated_at: eb.fn.coalesce('activated_at', sql<Date>`now()`),
          last_seen_at: sql`now()`,
        }))
        .where('id', '=', id)
        .execute()
    },
    async adoptInvitations(db, userId, email) {
      const invited = sql`SELECT id FROM user_account
        WHERE lower(invited_email) = ${email.toLowerCase()} AND activated_at IS NULL AND id <> ${userId}`
      await sql`
        UPDATE membership SET user_id = ${userId} WHERE user_id IN (${invited})
          AND NOT EXISTS (SELECT FROM membership AS own
            WHERE own.user_id = ${userId} AND own.organization_id = membership.organization_id)`.execute(db)
      // Cascades to their links.
      await sql`DELETE FROM user_account WHERE id IN (${invited})`.execute(db)
    },
    async setDisabled(db, id, isDisabled) {
      const { numUpdatedRows } = await db
        .updateTable('user_account')
        .set({ disabled_at: isDisabled ? sql`coalesce(disabled_at, now())` : null })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

function identities(): IdentityStore {
  return {
    async findByIdentity(db, { issuer, subject }) {
      const rows = await query(db)
        .innerJoin('oidc_identity', 'oidc_identity.user_id', 'user_account.id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .execute()
      return firstUser(rows)
    },
    async hasIdentityOf(db, userId, issuer) {
      const rows = await db
        .selectFrom('oidc_identity')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('issuer', '=', issuer)
        .execute()
      return rows.length > 0
    },
    async addIdentity(db, userId, { issuer, subject }) {
      await db.insertInto('oidc_identity').values({ issuer, subject, user_id: userId }).execute()
    },
  }
}

export type UserRow = Selectable<Schema['user_account']>

/** Converts a row. */
export const userFromRow = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email ?? row.invited_email,
  isOperator: row.is_operator,
  createdAt: row.created_at,
  activatedAt: row.activated_at,
  lastSeenAt: row.last_seen_at,
  disabledAt: row.disabled_at,
})

const firstUser = ([row]: readonly UserRow[]): User | null => (row ? userFromRow(row) : null)
