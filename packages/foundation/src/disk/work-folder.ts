import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DirectoryInUseError, lockDirectory } from '../embedded-db/directory-lock.ts'

const PREFIX = '.endcap-work-'
/** Younger folders may lack a lock: too new, or removed by a temp cleaner. */
const MIN_AGE_MS = 3_600_000

/** Locked until the process ends. */
export type WorkFolder = Disposable & {
  /** Recreates a missing folder. */
  path: () => string
}

const removals = new Set<() => void>()
process.on('exit', () => {
  for (const remove of removals) remove()
})

/** Exists from first use to disposal or exit. */
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

/** Spares running processes. Reports failures, such as another user's folder. */
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

/** @throws DirectoryInUseError */
async function removeAbandoned(path: string): Promise<void> {
  const unlock = lockDirectory(path)
  try {
    await rm(path, { recursive: true, force: true })
  } finally {
    unlock()
  }
}
