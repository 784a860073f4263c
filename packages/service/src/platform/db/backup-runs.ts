import { sql } from 'kysely'
import type { Db } from './database.ts'

export type BackupRun = { directory: string; bytes: number; missingFiles: number }

/** Returns false for schemas older than backup records. */
export async function recordsBackups(db: Db): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('backup_run') IS NOT NULL AS exists`.execute(db)
  return rows[0]?.exists ?? false
}

/** Records a completed backup. */
export async function recordBackup(db: Db, { directory, bytes, missingFiles }: BackupRun): Promise<void> {
  const values = { directory, byte_length: bytes, missing_files: missingFiles }
  await db.insertInto('backup_run').values(values).execute()
}

/** Returns null if no backup has completed. */
export async function lastBackup(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('backup_run')
    .select('finished_at')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.finished_at ?? null
}
