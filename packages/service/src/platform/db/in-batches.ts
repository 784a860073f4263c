import type { Db } from './database.ts'

/** Repeats a change of at most `limit` rows in a transaction of its own, until it changes fewer. */
export async function inBatches(
  db: Db,
  signal: AbortSignal,
  limit: number,
  changeSome: (trx: Db) => Promise<number>,
): Promise<void> {
  for (let changed = limit; changed === limit && !signal.aborted; )
    changed = await db.transaction().execute(changeSome)
}
