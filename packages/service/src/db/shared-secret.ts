import { randomBytes } from 'node:crypto'
import type { Db } from './database.ts'

const BYTES = 32

/** A random secret that all processes on this database share; made by the first that asks for it. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('shared_secret')
    .values({ name, secret: randomBytes(BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const secret = await findSharedSecret(db, name)
  if (!secret) throw new Error(`the secret ${name} is gone`)
  return secret
}

/** The secret, where a process has asked for it already. */
export async function findSharedSecret(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('shared_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.secret ?? null
}
