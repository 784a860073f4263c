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
  const row = await db
    .selectFrom('shared_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.secret
}
