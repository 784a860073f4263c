import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { hashSecret } from '../auth/client-secret.ts'

export type LinkKind = 'setup' | 'invitation' | 'sign_in'

/** `userId` is null for the setup link. */
export type Link = { kind: LinkKind; userId: string | null }

export type NewLink = { secret: string; expiresAt: Date }

const LIFETIMES_H: Readonly<Record<LinkKind, number>> = { setup: 1, invitation: 7 * 24, sign_in: 1 }

/** Stores only hashes of secrets. */
export type LinkStore = {
  /** Replaces earlier links of the person, or the setup link. */
  create: (db: Db, link: Link) => Promise<NewLink>
  find: (db: Db, secret: string) => Promise<Link | null>
  /** Uses up a link. One of two concurrent calls gets null. */
  take: (db: Db, secret: string) => Promise<Link | null>
  /** Null removes the setup link. */
  remove: (db: Db, userId: string | null) => Promise<void>
}

/** Creates the store of links. */
export function createLinkStore(): LinkStore {
  async function remove(db: Db, userId: string | null): Promise<void> {
    await db
      .deleteFrom('sign_in_link')
      .where('user_id', userId === null ? 'is' : '=', userId)
      .execute()
  }

  return {
    async create(db, { kind, userId }) {
      await remove(db, userId)
      const secret = `ecl_${randomBytes(32).toString('base64url')}`
      const { expires_at: expiresAt } = await db
        .insertInto('sign_in_link')
        .values({
          secret_hash: hashSecret(secret),
          kind,
          user_id: userId,
          expires_at: sql`now() + make_interval(hours => ${LIFETIMES_H[kind]})`,
        })
        .returning('expires_at')
        .executeTakeFirstOrThrow()
      return { secret, expiresAt }
    },
    async find(db, secret) {
      const row = await db
        .selectFrom('sign_in_link')
        .select(['kind', 'user_id as userId'])
        .where('secret_hash', '=', hashSecret(secret))
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
      return row ?? null
    },
    async take(db, secret) {
      const row = await db
        .deleteFrom('sign_in_link')
        .where('secret_hash', '=', hashSecret(secret))
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['kind', 'user_id as userId'])
        .executeTakeFirst()
      return row ?? null
    },
    remove,
  }
}

/** Returns the number of removed links. */
export async function removeExpiredLinks(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_link')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const FRAGMENTS: Readonly<Record<LinkKind, string>> = {
  setup: 'setup',
  invitation: 'invite',
  sign_in: 'sign-in',
}

/** Keeps the secret in the fragment, which browsers send to no server. */
export const linkAddress = (baseUrl: string, kind: LinkKind, secret: string): string =>
  `${baseUrl}/console/#${FRAGMENTS[kind]}=${secret}`
