import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DirectoryInUseError, lockDirectory } from '../embedded-db/directory-lock.ts'

const PREFIX = '.endcap-work-'
/** A younger folder may not be locked yet, or has lost its lock to a cleaner of temporary files while it is in use. */
const MIN_AGE_MS = 3_600_000

/** A folder for unfinished files of this process. The operating system releases its lock when the process dies. */
export type WorkFolder = Disposable & {
  /** Returns the folder, and creates it again if it has disappeared. */
  path: () => string
}

/** Removals of the folders of this process. */
const removals = new Set<() => void>()
process.on('exit', () => {
  for (const remove of removals) remove()
})

/** Returns a work folder below `parent`. It is created on first use and removed when disposed of or at exit. */
export function createWorkFolder(parent: string): WorkFolder {
  let current: { path: string; unlock: () => void } | null = null
  const remove = () => {
    removals.delete(remove)
    if (current === null) return
    rmSync(current.path, { recursive: true, force: true })
    current.unlock()
    current = null
  }
  return {
    path() {
      if (current !== null && existsSync(current.path)) return current.path
      remove()
      const path = mkdtempSync(join(parent, PREFIX))
      current = { path, unlock: lockDirectory(path) }
      removals.add(remove)
      return path
    },
    [Symbol.dispose]: remove,
  }
}

/**
 * Removes the work folders of killed processes below `parent`, and never one of a running process. Reports a folder
 * that cannot be removed, such as one of another user.
 */
export async function sweepWorkFolders(
  parent: string,
  onFailure: (error: unknown, path: string) => void,
): Promise<void> {
  const names = existsSync(parent) ? await readdir(parent) : []
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const path = join(parent, name)
    try {
      if (Date.now() - (await stat(path)).mtimeMs > MIN_AGE_MS) await removeAbandoned(path)
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) onFailure(error, path)
    }
  }
}

/** Removes a folder under its lock. @throws DirectoryInUseError if its process is running */
async function removeAbandoned(path: string): Promise<void> {
  const unlock = lockDirectory(path)
  try {
    await rm(path, { recursive: true, force: true })
  } finally {
    unlock()
  }
}
