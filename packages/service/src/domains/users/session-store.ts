import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { hashSecret } from '../auth/client-secret.ts'
import { type User } from './user.ts'
import { userFromRow } from './user-store.ts'

/** Hours after the last use. */
const SESSION_IDLE_H = 12
/** Days after the sign-in, whatever the use. */
export const SESSION_DAYS = 30

const IS_VALID = sql<boolean>`
  (console_session.last_used_at > now() - make_interval(hours => ${sql.lit(SESSION_IDLE_H)})
  AND console_session.created_at > now() - make_interval(days => ${sql.lit(SESSION_DAYS)}))`
/** Recorded once a minute, so that a page with many requests writes once. */
const IS_USE_DUE = sql<boolean>`console_session.last_used_at < now() - interval '1 minute'`

export type Session = { tokenHash: string; organizationId: string; user: User }

/** Stores only hashes of tokens. */
export type SessionStore = {
  /** Returns a new token. */
  create: (db: Db, session: { userId: string; organizationId: string }) => Promise<string>
  /** Records the use. Null for ended sessions. */
  use: (db: Db, token: string) => Promise<Session | null>
  setOrganization: (db: Db, tokenHash: string, organizationId: string) => Promise<void>
  end: (db: Db, token: string) => Promise<void>
  /** In one organization or in all. */
  endOfUser: (db: Db, userId: string, organizationId?: string) => Promise<void>
}

/** Creates the store of sessions. */
export function createSessionStore(): SessionStore {
  async function recordUse(db: Db, tokenHash: string, userId: string): Promise<void> {
    await db
      .updateTable('console_session')
      .set({ last_used_at: sql`now()` })
      .where('token_hash', '=', tokenHash)
      .execute()
    await db.updateTable('user_account').set({ last_seen_at: sql`now()` }).where('id', '=', userId).execute()
  }

  return {
    async create(db, { userId, organizationId }) {
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('console_session')
        .values({ token_hash: hashSecret(token), user_id: userId, organization_id: organizationId })
        .execute()
      return token
    },
    async use(db, token) {
      const row = await db
        .selectFrom('console_session')
        .innerJoin('user_account', 'user_account.id', 'console_session.user_id')
        .selectAll('user_account')
        .select(['token_hash', 'organization_id', IS_USE_DUE.as('is_use_due')])
        .where('token_hash', '=', hashSecret(token))
        .where('user_account.disabled_at', 'is', null)
        .where(IS_VALID)
        .executeTakeFirst()
      if (!row) return null
      if (row.is_use_due) await recordUse(db, row.token_hash, row.id)
      return { tokenHash: row.token_hash, organizationId: row.organization_id, user: userFromRow(row) }
    },
    async setOrganization(db, tokenHash, organizationId) {
      await db
        .updateTable('console_session')
        .set({ organization_id: organizationId })
        .where('token_hash', '=', tokenHash)
        .execute()
    },
    async end(db, token) {
      await db.deleteFrom('console_session').where('token_hash', '=', hashSecret(token)).execute()
    },
    async endOfUser(db, userId, organizationId) {
      await db
        .deleteFrom('console_session')
        .where('user_id', '=', userId)
        .$if(organizationId !== undefined, (q) => q.where('organization_id', '=', organizationId ?? ''))
        .execute()
    },
  }
}

/** Returns the number of removed sessions. */
export async function removeEndedSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('console_session')
    .where((eb) => eb.not(IS_VALID))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
