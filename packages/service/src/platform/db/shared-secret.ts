import { randomBytes } from 'node:crypto'
import type { Db } from './database.ts'

const BYTES = 32

/** Returns a random secret shared by all processes. The first call creates it. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const existing = await findSharedSecret(db, name)
  if (existing) return existing
  // Another process may have created it first.
  await db
    .insertInto('shared_secret')
    .values({ name, secret: randomBytes(BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const secret = await findSharedSecret(db, name)
  if (!secret) throw new Error(`the shared secret ${name} is missing from the database`)
  return secret
}

/** Returns null before the first process creates it. */
export async function findSharedSecret(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('shared_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.secret ?? null
}
