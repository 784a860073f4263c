import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const LOG = 'pg_wal'

/** PostgreSQL's base backup functions. Each takes as long as a checkpoint. */
type BaseBackup = {
  start: () => Promise<void>
  /** Returns the `backup_label` file, from which the copy starts. */
  stop: () => Promise<string>
}

/**
 * Copies a running database to a new `target` as a PostgreSQL base backup ("Continuous Archiving"): its start
 * replays the log written meanwhile. A checkpoint during the copy removes needed log, and then the copy
 * visibly fails to start.
 * @param directory the directory given to `openEmbedded`
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
  // Last, because the copy needs all log until the backup ends.
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
    // Takes no time or space where blocks can be shared.
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (existsSync(source)) throw error
  }
}
