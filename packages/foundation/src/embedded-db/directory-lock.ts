import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Two owners would silently lose rows. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another Endcap process. Stop that one, or choose another directory with --data.`,
    )
    this.name = 'DirectoryInUseError'
  }
}

/**
 * Returns the release. SQLite's exclusive transaction ends with the process, so locks are never stale.
 * @throws DirectoryInUseError
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
