import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const LOG = 'pg_wal'

/** PostgreSQL's base backup. Each call takes a checkpoint's time. */
type BaseBackup = {
  start: () => Promise<void>
  /** Returns `backup_label`, which starts the copy. */
  stop: () => Promise<string>
}

/**
 * Makes a base backup (PostgreSQL, "Continuous Archiving"), which replays the log written meanwhile. A
 * checkpoint meanwhile removes needed log, and the copy then fails to start.
 * @param directory as for `openEmbedded`
 */
export async function copyDatabaseFiles(
  directory: string,
  target: string,
  { start, stop }: BaseBackup,
): Promise<void> {
  const [from, to] = [join(directory, 'pglite'), join(target, 'pglite')]
  await mkdir(to, { recursive: true, mode: 0o700 })
  await start()
  let label: string
  try {
    await copyTree(from, to, (path) => dirname(path) !== LOG && path !== 'postmaster.pid')
  } finally {
    label = await stop()
  }
  // Needs all log until the backup ends.
  await copyTree(join(from, LOG), join(to, LOG), () => true)
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600 })
}

async function copyTree(from: string, to: string, isCopied: (path: string) => boolean): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const path = relative(from, source)
    if (!isCopied(path)) continue
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    else await copyOne(source, join(to, path))
  }
}

/** Skips files that PostgreSQL removed meanwhile: the log has their removal. */
async function copyOne(source: string, target: string): Promise<void> {
  try {
    // Shared blocks take no time or space.
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (existsSync(source)) throw error
  }
}
