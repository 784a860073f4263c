import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DamagedDatabaseError } from './damaged-database-error.ts'
import { lockDirectory } from './directory-lock.ts'
import { SessionMultiplexer } from './pglite-connection.ts'
import { PgliteSession } from './pglite-session.ts'

/** PGlite 0.5's version. Others cannot read its files. */
const POSTGRES_MAJOR = '18'
/** A laptop takes 3 s, a loaded machine many times that. */
const CREATE_TIMEOUT_MS = 120_000

export type EmbeddedDatabase = {
  stream: () => Duplex
  onDeath: (listener: (error: Error) => void) => void
  collectGarbage: () => void
  close: () => Promise<void>
}

/**
 * Opens or creates the database and locks `directory`. Commits survive `kill -9` and power loss. The thread
 * starts at once, so the caller can load modules meanwhile.
 * @throws DirectoryInUseError; DamagedDatabaseError; Error when another version wrote it
 */
export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // PGlite's files are world-writable and contain token-signing keys.
  chmodSync(directory, 0o700)
  const unlock = lockDirectory(directory)
  try {
    const files = join(directory, 'pglite')
    if (!existsSync(files)) await createFiles(files)
    const session = await openSession(directory, files)
    const sessions = new SessionMultiplexer(session)
    await checkDurability(session)
    return {
      stream: sessions.connect,
      onDeath: (listener) => {
        session.onDeath = listener
      },
      collectGarbage: () => session.collectGarbage(),
      close: async () => {
        await session.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Renames a complete directory, so a killed first start blocks nothing. */
async function createFiles(files: string): Promise<void> {
  const unfinished = `${files}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('./create-files.ts', import.meta.url)), unfinished],
    {
      timeout: CREATE_TIMEOUT_MS,
    },
  )
  renameSync(unfinished, files)
}

function openSession(directory: string, files: string): Promise<PgliteSession> {
  const orDamaged = (error: unknown): never => {
    throw new DamagedDatabaseError(directory, error)
  }
  refuseOtherMajor(files, readMajor(files, orDamaged))
  return PgliteSession.open(files).catch(orDamaged)
}

function readMajor(files: string, orDamaged: (error: unknown) => never): string {
  try {
    return readFileSync(join(files, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    return orDamaged(error)
  }
}

function refuseOtherMajor(files: string, major: string): void {
  if (major !== POSTGRES_MAJOR) {
    throw new Error(
      `${files} was written by PostgreSQL ${major}; this release of Endcap embeds PostgreSQL ${POSTGRES_MAJOR}. ` +
        'Back it up with the release that wrote it (endcap backup create --exact DIR, or endcap export DIR up to 0.2), and restore that here (endcap backup restore DIR).',
    )
  }
}

/** Unmodified PGlite never calls fsync, and an update may undo our change. */
async function checkDurability(session: PgliteSession): Promise<void> {
  const before = session.fsyncs
  const sql = "SELECT pg_logical_emit_message(true, 'endcap', 'durability check')\0"
  const query = Buffer.alloc(5 + Buffer.byteLength(sql))
  query.write('Q', 0)
  query.writeInt32BE(query.length - 1, 1)
  query.write(sql, 5)
  await session.exec(new Uint8Array(query))
  if (session.fsyncs === before)
    throw new Error('the embedded database does not wait for the disk: refusing to start')
}
