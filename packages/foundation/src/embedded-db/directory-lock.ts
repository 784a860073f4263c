import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process owns the data directory. With two owners, the rows of one would be lost silently. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another Endcap process. Stop that one, or choose another directory with --data.`,
    )
    this.name = 'DirectoryInUseError'
  }
}

/**
 * Makes this process the only owner of `directory`. Returns the release of the lock.
 *
 * SQLite's exclusive transaction is a portable file lock. The operating system releases it when the
 * process dies, so there are no stale locks.
 *
 * @throws DirectoryInUseError if another process owns it
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
