import { mkdir } from 'node:fs/promises'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import { messageOf } from '@endcap/foundation/errors/reason'
import type { BackupRun } from '@endcap/service/platform/db/backup-runs'
import type { Database } from '@endcap/service/platform/db/database'
import { exportArchive } from '../export-archive.ts'
import type { Manifest } from '../manifest.ts'
import { emptyUnfinished, listBackups, lockBackups, nameBackup, removeOldBackups } from './backup-folders.ts'

/** A database that nobody changes, or that serves snapshots, and the storage of its files. */
export type BackupSource = AsyncDisposable & {
  database: Database
  blobs: BlobStore
  /** Records a completed backup in the database of the installation. */
  record: (run: BackupRun) => Promise<void>
}

export type Backup = {
  path: string
  manifest: Manifest
  /** Paths of the backups that were removed. */
  removed: string[]
  /** Reason why the backup could not be recorded; null if it was. */
  recordFailure: string | null
}

type Options = {
  /** Number of complete backups that stay, this one included; null for all. */
  keep: number | null
  openSource: () => Promise<BackupSource>
  onProgress: (line: string) => void
}

/**
 * Writes a backup into a dated folder of `directory`, which has the format of an export. Files that the previous backup
 * has are linked. The folder gets its name when it is complete, and only then old backups are removed, unless the new
 * one lacks files.
 *
 * @throws ArchiveError if another process writes to the directory
 */
export async function makeBackup(
  directory: string,
  { keep, openSource, onProgress }: Options,
): Promise<Backup> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const unlock = lockBackups(directory)
  try {
    const unfinished = await emptyUnfinished(directory)
    const [previous = null] = await listBackups(directory)
    await using source = await openSource()
    const { database, blobs } = source
    const manifest = await exportArchive(unfinished, { database, blobs, previous, onProgress })
    const path = await nameBackup(unfinished, directory, manifest.created_at)
    const { bytes, missing } = manifest.files
    const removed = keep !== null && missing.length === 0 ? await removeOldBackups(directory, keep) : []
    const run = { directory: path, bytes, missingFiles: missing.length }
    const recordFailure = await source.record(run).then(() => null, messageOf)
    return { path, manifest, removed, recordFailure }
  } finally {
    await emptyUnfinished(directory)
    unlock()
  }
}
