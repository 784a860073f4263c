import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncDirectory } from '@endcap/foundation/blobs/file-blobs'
import { DirectoryInUseError, lockDirectory } from '@endcap/foundation/embedded-db/directory-lock'
import { say } from '../../../terminal/say.ts'
import { ArchiveError } from '../archive-error.ts'
import { MANIFEST_FILE } from '../manifest.ts'

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/
/** Folder of the backup that is being made or removed. A backup has its own name only while it is complete. */
const UNFINISHED = '.unfinished'

/** Returns the complete backups in `directory`, the newest first. */
export async function listBackups(directory: string): Promise<string[]> {
  const names = existsSync(directory) ? await readdir(directory) : []
  return names
    .filter((name) => NAME.test(name))
    .map((name) => join(directory, name))
    .filter((path) => existsSync(join(path, MANIFEST_FILE)))
    .toSorted()
    .toReversed()
}

/**
 * Makes this process the only one that writes backups to `directory`. Returns the release.
 *
 * @throws ArchiveError if another process does
 */
export function lockBackups(directory: string): () => void {
  try {
    return lockDirectory(directory)
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new ArchiveError(say('cli.backup.in_progress', { directory }), {
      cause: error,
    })
  }
}

/** Returns the path for an unfinished backup, after removing what a killed process has left there. */
export async function emptyUnfinished(directory: string): Promise<string> {
  const path = join(directory, UNFINISHED)
  await rm(path, { recursive: true, force: true })
  return path
}

/** Gives an unfinished backup the name of its time. Returns its path. */
export async function nameBackup(unfinished: string, directory: string, createdAt: string): Promise<string> {
  const path = join(directory, createdAt.replaceAll(/[:.]/g, '-'))
  await rename(unfinished, path)
  await syncDirectory(directory)
  return path
}

/** Removes all backups but the newest `keep`. Returns the paths of those removed. */
export async function removeOldBackups(directory: string, keep: number): Promise<string[]> {
  const old = (await listBackups(directory)).slice(keep)
  for (const path of old) {
    // A removal that is interrupted must not leave an incomplete backup under a valid name.
    await rename(path, await emptyUnfinished(directory))
    await emptyUnfinished(directory)
  }
  return old
}
