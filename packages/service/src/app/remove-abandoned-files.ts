import { tmpdir } from 'node:os'
import { sweepWorkFolders } from '@endcap/foundation/disk/work-folder'
import type { Parts } from './parts.ts'

/** Removes unfinished downloads, uploads, blobs and backups that killed processes left in any directory of the service. */
export async function removeAbandonedFiles({ config, log }: Pick<Parts, 'config' | 'log'>): Promise<void> {
  const { blobs, dataDirectory } = config
  for (const directory of [tmpdir(), dataDirectory, ...(blobs.kind === 'file' ? [blobs.directory] : [])])
    await sweepWorkFolders(directory, (error, path) =>
      log.debug({ err: error, path }, 'cannot remove the unfinished files of an earlier process'),
    )
}
