import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process owns the data directory. Two owners would silently lose one side's rows. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another Endcap process. Stop that one, or choose another directory with --data.`,
    )
    this.name = 'DirectoryInUseError'
  }
}

/**
 * Makes this process the one owner of `directory`, or throws {@link DirectoryInUseError}.
 *
 * SQLite's exclusive transaction is a portable file lock that the operating system frees when its
 * holder dies, however it dies: there is no stale lock to steal. Returns the release.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA busy_timeout = 0')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) throw new DirectoryInUseError(directory)
    throw error
  }
  return () => lock.close()
}
