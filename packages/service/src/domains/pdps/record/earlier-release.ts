import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { CAUSES } from '../../../platform/db/migrations/0009-console.ts'
import type { LostPoints } from './summarize-result.ts'

// Serves processes of the previous release during an upgrade. They read lost points from a column for each cause, and
// triggers summarize what they write. The next release deletes this file with its uses, and has a migration with:
//   DROP TRIGGER pdp_summary ON pdp; DROP FUNCTION summarize_pdp() CASCADE;
//   DROP FUNCTION summarize_lost() CASCADE; DROP FUNCTION summarize_image_gain() CASCADE;
//   DROP FUNCTION summarize_release() CASCADE; ALTER TABLE pdp_summary DROP COLUMN lost_main_image, … of each cause.

/** Columns of the previous release, which hold tenths of a point. */
export const EARLIER_COLUMNS = CAUSES.map((cause) => `lost_${cause}`)

/** Returns the values of the previous release's columns. Null until the causes are known. */
export const earlierColumns = (lost: LostPoints | null): Record<string, number | null> => {
  const points = new Map(Object.entries(lost ?? {}))
  return Object.fromEntries(
    CAUSES.map((cause) => [`lost_${cause}`, lost && Math.round(10 * (points.get(cause) ?? 0))]),
  )
}

/** Leaves out the triggers of the previous release for the rest of the transaction. Migration 0026 has the same words. */
export async function leaveOutTriggers(trx: Db): Promise<void> {
  await sql`SELECT set_config('endcap.summary', 'written', true)`.execute(trx)
}
