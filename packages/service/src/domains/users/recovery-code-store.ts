import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { hashSecret } from '../auth/client-secret.ts'

export type CodesLeft = { left: number; createdAt: Date }

/** Stores only hashes of codes. All methods run in the transaction of `db`. */
export type RecoveryCodeStore = {
  /** Replaces the codes before, and returns ten new ones. */
  replace: (db: Db, userId: string) => Promise<string[]>
  /** Null without a code that is left. */
  left: (db: Db, userId: string) => Promise<CodesLeft | null>
  ownerOf: (db: Db, code: string) => Promise<string | null>
  /** Uses up a code. One of two concurrent calls gets false. */
  take: (db: Db, code: string) => Promise<boolean>
  removeAll: (db: Db, userId: string) => Promise<void>
}

const CODES = 10
/** Crockford's base 32, without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 random bits, which resist a search in spite of the fast hash. */
const LENGTH = 16

/** Creates the store of recovery codes. */
export const createRecoveryCodeStore = (): RecoveryCodeStore => {
  const removeAll = async (db: Db, userId: string) => {
    await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  }
  return {
    async replace(db, userId) {
      await removeAll(db, userId)
      const codes = Array.from({ length: CODES }, newCode)
      await db
        .insertInto('recovery_code')
        .values(codes.map((code) => ({ code_hash: hashOf(code), user_id: userId })))
        .execute()
      return codes
    },
    async left(db, userId) {
      const { left, createdAt } = await db
        .selectFrom('recovery_code')
        .select([sql<number>`count(*)::int`.as('left'), sql<Date | null>`min(created_at)`.as('createdAt')])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return createdAt && { left, createdAt }
    },
    async ownerOf(db, code) {
      const row = await db
        .selectFrom('recovery_code')
        .select('user_id')
        .where('code_hash', '=', hashOf(code))
        .executeTakeFirst()
      return row?.user_id ?? null
    },
    async take(db, code) {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_code')
        .where('code_hash', '=', hashOf(code))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    removeAll,
  }
}

/** Returns groups of four, such as `7FQK-2M9D-04TX-W8RC`. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** Hashes a code as people type it. */
function hashOf(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return hashSecret(letters)
}
