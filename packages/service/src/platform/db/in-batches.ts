import type { Db } from './database.ts'

/** Repeats a change in small transactions until it changes fewer than `limit` rows. */
export async function inBatches(
  db: Db,
  signal: AbortSignal,
  limit: number,
  changeSome: (trx: Db) => Promise<number>,
): Promise<void> {
  for (let changed = limit; changed === limit && !signal.aborted; )
    changed = await db.transaction().execute(changeSome)
}
