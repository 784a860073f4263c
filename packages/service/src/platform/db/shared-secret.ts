import { randomBytes } from 'node:crypto'
import type { Db } from './database.ts'

const BYTES = 32

/** Returns a random secret that all processes on this database share. The first call creates it. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const existing = await findSharedSecret(db, name)
  if (existing) return existing
  // Another process may create it at the same time, so the stored secret is read again.
  await db
    .insertInto('shared_secret')
    .values({ name, secret: randomBytes(BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const secret = await findSharedSecret(db, name)
  if (!secret) throw new Error(`the shared secret ${name} is missing from the database`)
  return secret
}

/** Returns the secret, or null if no process has created it yet. */
export async function findSharedSecret(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('shared_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.secret ?? null
}
