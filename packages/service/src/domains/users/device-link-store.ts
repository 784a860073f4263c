import { randomBytes } from 'node:crypto'
import { DEVICE_PICTURES, type DevicePicture } from '@endcap/api/admin'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { hashSecret } from '../auth/client-secret.ts'
import type { NewLink } from './link-store.ts'

const LIFETIME_MINUTES = 10
const PICTURES = 3

export type DeviceClaim = { userId: string; isConfirmed: boolean }

/** Stores only hashes of secrets. All methods run in the transaction of `db`. */
export type DeviceLinkStore = {
  /** Replaces the person's link before. */
  create: (db: Db, userId: string) => Promise<NewLink>
  ofUser: (db: Db, userId: string) => Promise<{ isOpened: boolean } | null>
  /** Returns the secret of the first device that opens the link. Null for later ones. */
  claim: (db: Db, secret: string) => Promise<NewLink | null>
  /** Returns false unless a device has opened the link. */
  confirm: (db: Db, userId: string) => Promise<boolean>
  findClaim: (db: Db, claim: string) => Promise<DeviceClaim | null>
  /** Uses up a confirmed claim. One of two concurrent calls gets false. */
  take: (db: Db, claim: string) => Promise<boolean>
  remove: (db: Db, userId: string) => Promise<void>
}

const IS_VALID = sql<boolean>`expires_at > now()`
const newSecret = () => `ecl_${randomBytes(32).toString('base64url')}`

/** Creates the store of links to a person's other device. */
export const createDeviceLinkStore = (): DeviceLinkStore => {
  const remove = async (db: Db, userId: string) => {
    await db.deleteFrom('device_link').where('user_id', '=', userId).execute()
  }
  return {
    async create(db, userId) {
      await remove(db, userId)
      const secret = newSecret()
      const { expires_at: expiresAt } = await db
        .insertInto('device_link')
        .values({
          user_id: userId,
          secret_hash: hashSecret(secret),
          expires_at: sql`now() + make_interval(mins => ${sql.lit(LIFETIME_MINUTES)})`,
        })
        .returning('expires_at')
        .executeTakeFirstOrThrow()
      return { secret, expiresAt }
    },
    async ofUser(db, userId) {
      const row = await db
        .selectFrom('device_link')
        .select('claim_hash')
        .where('user_id', '=', userId)
        .where(IS_VALID)
        .executeTakeFirst()
      return row ? { isOpened: row.claim_hash !== null } : null
    },
    async claim(db, secret) {
      const claim = newSecret()
      const row = await db
        .updateTable('device_link')
        .set({ claim_hash: hashSecret(claim) })
        .where('secret_hash', '=', hashSecret(secret))
        .where('claim_hash', 'is', null)
        .where(IS_VALID)
        .returning('expires_at')
        .executeTakeFirst()
      return row ? { secret: claim, expiresAt: row.expires_at } : null
    },
    async confirm(db, userId) {
      const { numUpdatedRows } = await db
        .updateTable('device_link')
        .set({ is_confirmed: true })
        .where('user_id', '=', userId)
        .where('claim_hash', 'is not', null)
        .where(IS_VALID)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async findClaim(db, claim) {
      const row = await db
        .selectFrom('device_link')
        .select(['user_id as userId', 'is_confirmed as isConfirmed'])
        .where('claim_hash', '=', hashSecret(claim))
        .where(IS_VALID)
        .executeTakeFirst()
      return row ?? null
    },
    async take(db, claim) {
      const { numDeletedRows } = await db
        .deleteFrom('device_link')
        .where('claim_hash', '=', hashSecret(claim))
        .where('is_confirmed', '=', true)
        .where(IS_VALID)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    remove,
  }
}

/** Returns the number of removed links. */
export async function removeExpiredDeviceLinks(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('device_link')
    .where((eb) => eb.not(IS_VALID))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns three different pictures of a link, the same on both devices. */
export function picturesOf(secret: string): DevicePicture[] {
  const left: DevicePicture[] = [...DEVICE_PICTURES]
  const bytes = Buffer.from(hashSecret(`pictures of ${secret}`), 'base64url')
  return Array.from(bytes.subarray(0, PICTURES)).flatMap((byte) => left.splice(byte % left.length, 1))
}
