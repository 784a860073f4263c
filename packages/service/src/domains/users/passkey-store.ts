import { type Selectable, sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { hashSecret } from '../auth/client-secret.ts'

export type Passkey = {
  id: string
  userId: string
  /** Base64url. */
  credentialId: string
  /** COSE key, base64url. */
  publicKey: string
  /** Signatures so far. Stays 0 for synced passkeys. */
  counter: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export type NewPasskey = Pick<Passkey, 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'name'>

type Key = { userId: string; id: string }

const CHALLENGE_MINUTES = 5

/** All methods run in the transaction of `db`. */
export type PasskeyStore = {
  add: (db: Db, passkey: NewPasskey) => Promise<Passkey>
  ofUser: (db: Db, userId: string) => Promise<Passkey[]>
  findByCredential: (db: Db, credentialId: string) => Promise<Passkey | null>
  /** Null for a passkey of nobody or of another person. */
  rename: (db: Db, key: Key, name: string) => Promise<Passkey | null>
  remove: (db: Db, key: Key) => Promise<Passkey | null>
  removeAll: (db: Db, userId: string) => Promise<void>
  recordUse: (db: Db, id: string, counter: number) => Promise<void>
  /** `userId` is null for a sign-in. */
  addChallenge: (db: Db, challenge: string, userId: string | null) => Promise<void>
  /** Uses up a challenge. One of two concurrent calls gets false. */
  takeChallenge: (db: Db, challenge: string, userId: string | null) => Promise<boolean>
}

/** Creates the store of passkeys and their challenges. */
export const createPasskeyStore = (): PasskeyStore => ({ ...passkeys(), ...changes(), ...challenges() })

const query = (db: Db) => db.selectFrom('passkey').selectAll()
const own = (key: Key) => sql<boolean>`passkey.id = ${key.id} AND passkey.user_id = ${key.userId}`

function passkeys(): Pick<PasskeyStore, 'add' | 'ofUser' | 'findByCredential'> {
  return {
    async add(db, { userId, credentialId, publicKey, counter, name }) {
      const row = await db
        .insertInto('passkey')
        .values({
          id: uuidV7(),
          user_id: userId,
          credential_id: credentialId,
          public_key: publicKey,
          counter,
          name,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return fromRow(row)
    },
    async ofUser(db, userId) {
      return (await query(db).where('user_id', '=', userId).orderBy('id').execute()).map(fromRow)
    },
    async findByCredential(db, credentialId) {
      const row = await query(db).where('credential_id', '=', credentialId).executeTakeFirst()
      return row ? fromRow(row) : null
    },
  }
}

function changes(): Pick<PasskeyStore, 'rename' | 'remove' | 'removeAll' | 'recordUse'> {
  return {
    async rename(db, key, name) {
      const row = await db
        .updateTable('passkey')
        .set({ name })
        .where(own(key))
        .returningAll()
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async remove(db, key) {
      const row = await db.deleteFrom('passkey').where(own(key)).returningAll().executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async removeAll(db, userId) {
      await db.deleteFrom('passkey').where('user_id', '=', userId).execute()
    },
    async recordUse(db, id, counter) {
      await db
        .updateTable('passkey')
        .set({ counter, last_used_at: sql`now()` })
        .where('id', '=', id)
        .execute()
    },
  }
}

function challenges(): Pick<PasskeyStore, 'addChallenge' | 'takeChallenge'> {
  return {
    async addChallenge(db, challenge, userId) {
      await db
        .insertInto('passkey_challenge')
        .values({
          challenge_hash: hashSecret(challenge),
          user_id: userId,
          expires_at: sql`now() + make_interval(mins => ${sql.lit(CHALLENGE_MINUTES)})`,
        })
        .execute()
    },
    async takeChallenge(db, challenge, userId) {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenge')
        .where('challenge_hash', '=', hashSecret(challenge))
        .where('user_id', userId === null ? 'is' : '=', userId)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const fromRow = (row: Selectable<Schema['passkey']>): Passkey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

/** Returns the number of removed challenges. */
export async function removeExpiredChallenges(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
