import { sweepWorkFolders } from '@endcap/foundation/disk/work-folder'
import type { Parts } from './parts.ts'
import { writtenDirectories } from './written-directories.ts'

/** Removes files that killed processes left unfinished. */
export async function removeAbandonedFiles({ config, log }: Pick<Parts, 'config' | 'log'>): Promise<void> {
  // Copies for backups are in the data directory.
  for (const directory of Object.values(writtenDirectories(config, true)))
    await sweepWorkFolders(directory, (error, path) =>
      log.debug({ err: error, path }, 'cannot remove the unfinished files of an earlier process'),
    )
}
