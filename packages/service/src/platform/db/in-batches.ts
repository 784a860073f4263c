import type { Db } from './database.ts'

/** Repeats a change of at most `limit` rows, each in a transaction of its own, until fewer are changed. */
export async function inBatches(
  db: Db,
  signal: AbortSignal,
  limit: number,
  changeSome: (trx: Db) => Promise<number>,
): Promise<void> {
  for (let changed = limit; changed === limit && !signal.aborted; )
    changed = await db.transaction().execute(changeSome)
}
