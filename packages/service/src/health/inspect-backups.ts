import { lastBackup, recordsBackups } from '../platform/db/backup-runs.ts'
import type { Db } from '../platform/db/database.ts'
import { type Finding, ok, warning } from './finding.ts'

const DAY_MS = 24 * 3_600_000
const ADVICE =
  'Run endcap backup create every day (docs/backup.md). If you back up in another way, set ENDCAP_BACKUP_MAX_AGE_DAYS=0.'

/** Checks the age of the last backup once listings are as old. 0 days disable the check. */
export async function inspectBackups(db: Db, maxAgeDays: number): Promise<Finding> {
  const check = 'backups'
  if (maxAgeDays === 0) return ok(check, 'not checked (ENDCAP_BACKUP_MAX_AGE_DAYS is 0)')
  if (!(await recordsBackups(db)))
    return ok(check, 'not recorded yet; the next start of endcap serve begins to')
  const last = await lastBackup(db)
  const isOld = (time: Date) => Date.now() - time.getTime() > maxAgeDays * DAY_MS
  if (last !== null) {
    const detail = `the last backup is of ${last.toISOString()}`
    return isOld(last)
      ? warning(check, `${detail}, more than ${maxAgeDays} days ago`, ADVICE)
      : ok(check, detail)
  }
  const first = await firstListing(db)
  return first !== null && isOld(first)
    ? warning(check, `there is no backup, and there are listings since ${first.toISOString()}`, ADVICE)
    : ok(check, 'there is no backup yet')
}

/** Returns the time of the oldest listing. Ids are in time order. */
async function firstListing(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('pdp').select('created_at').orderBy('id').limit(1).executeTakeFirst()
  return row?.created_at ?? null
}
