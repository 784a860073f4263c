import { type BackupRun, recordBackup } from '../../platform/db/backup-runs.ts'
import type { Database } from '../../platform/db/database.ts'
import { CopyInProgressError } from '../../platform/db/embedded-maintenance.ts'
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
        throw new AdministrationError(`${error.message}: try again when it has ended`)
      }
    },

    /** Records a completed backup. */
    recordBackup: (run: BackupRun): Promise<void> => recordBackup(database.db, run),
  }
}

export type BackupAdministration = ReturnType<typeof createBackupAdministration>
