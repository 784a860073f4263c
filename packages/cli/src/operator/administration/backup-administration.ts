import { type BackupRun, recordBackup } from '@endcap/service/platform/db/backup-runs'
import type { Database } from '@endcap/service/platform/db/database'
import { CopyInProgressError } from '@endcap/service/platform/db/embedded-maintenance'
import { say } from '@endcap/words/message'
import { AdministrationError } from '../control/administration-error.ts'

/** Returns the operations of `endcap backup create` that need the open database. */
export function createBackupAdministration({ database }: { database: Database }) {
  return {
    /** Copies the embedded database into a data directory that the command has created. */
    async copyDatabase({ directory }: { directory: string }): Promise<void> {
      try {
        await database.copyTo(directory)
      } catch (error) {
        if (!(error instanceof CopyInProgressError)) throw error
        throw new AdministrationError(say('cli.backup.copy_in_progress', { reason: error.message }))
      }
    },

    /** Records a completed backup. */
    recordBackup: (run: BackupRun): Promise<void> => recordBackup(database.db, run),
  }
}

export type BackupAdministration = ReturnType<typeof createBackupAdministration>
