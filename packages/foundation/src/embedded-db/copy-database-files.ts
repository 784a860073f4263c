import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const LOG = 'pg_wal'

/** The functions of PostgreSQL that begin and end a base backup. Each takes as long as a checkpoint. */
type BaseBackup = {
  start: () => Promise<void>
  /** Returns the content of the file `backup_label`, with which the copy starts. */
  stop: () => Promise<string>
}

/**
 * Copies the files of a running embedded database to `target`, which must not exist. Queries go on meanwhile: the copy
 * is a base backup of PostgreSQL (chapter "Continuous Archiving"), which replays the log that was written during the
 * copy when it starts. No checkpoint may run meanwhile, because it removes log that the copy needs. The copy then
 * does not start, so its loss is noticed.
 *
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
  // Last, because the copy needs all log until the end of the backup.
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

/** Skips a file that PostgreSQL has removed meanwhile, such as that of a dropped index: the log has its removal. */
async function copyOne(source: string, target: string): Promise<void> {
  try {
    // Takes no time and no space on file systems that can share blocks.
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (existsSync(source)) throw error
  }
}
