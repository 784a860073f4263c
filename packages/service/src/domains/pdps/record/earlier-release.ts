import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { CAUSES } from '../../../platform/db/migrations/0009-console.ts'
import type { LostPoints } from './summarize-result.ts'

// For processes of the previous release during an upgrade, which read lost points from a column per cause and
// summarize by triggers. The next release deletes this file and its uses, with a migration: DROP TRIGGER
// pdp_summary ON pdp; DROP FUNCTION summarize_pdp() CASCADE; DROP FUNCTION summarize_lost() CASCADE; DROP
// FUNCTION summarize_image_gain() CASCADE; DROP FUNCTION summarize_release() CASCADE; ALTER TABLE pdp_summary
// DROP COLUMN lost_main_image, … of each cause.

/** Tenths of a point. */
export const EARLIER_COLUMNS = CAUSES.map((cause) => `lost_${cause}`)

/** Returns null values until the causes are known. */
export const earlierColumns = (lost: LostPoints | null): Record<string, number | null> => {
  const points = new Map(Object.entries(lost ?? {}))
  return Object.fromEntries(
    CAUSES.map((cause) => [`lost_${cause}`, lost && Math.round(10 * (points.get(cause) ?? 0))]),
  )
}

/** Skips the old triggers in this transaction. Migration 0026 repeats the setting's name. */
export async function leaveOutTriggers(trx: Db): Promise<void> {
  await sql`SELECT set_config('endcap.summary', 'written', true)`.execute(trx)
}
