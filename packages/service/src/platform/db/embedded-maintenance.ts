import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertFreeSpace } from '@endcap/foundation/disk/free-space'
import { copyDatabaseFiles } from '@endcap/foundation/embedded-db/copy-database-files'
import type { Logger } from '@endcap/foundation/observability/log'
import type pg from 'pg'

const CHECKPOINT_MS = 5 * 60_000
const VACUUM_MS = 15 * 60_000
/** Space left free for the database log during a copy. */
const RESERVE_BYTES = 256 * 2 ** 20

/** PostgreSQL makes one copy at a time per session. */
export class CopyInProgressError extends Error {}

/** Replaces autovacuum and the checkpointer, which the embedded PostgreSQL lacks, and copies the database. */
export function startEmbeddedMaintenance(
  pool: pg.Pool,
  { dataDirectory, log }: { dataDirectory: string; log: Logger },
) {
  let isCopying = false
  const run = (sql: string) => {
    pool.query(sql).catch((error: unknown) => log.warn({ err: error }, `${sql} failed`))
  }
  const timers = [
    // A checkpoint would remove log that the copy needs.
    setInterval(() => isCopying || run('CHECKPOINT'), CHECKPOINT_MS).unref(),
    setInterval(() => run('VACUUM (ANALYZE)'), VACUUM_MS).unref(),
  ]
  return {
    stop: () => timers.forEach(clearInterval),

    /** @throws CopyInProgressError, or Error if the disk is full */
    async copyTo(target: string): Promise<void> {
      if (isCopying) throw new CopyInProgressError('another backup is copying the database')
      isCopying = true
      try {
        const directory = join(dataDirectory, 'db')
        await assertFreeSpace(dirname(target), (await sizeOf(directory)) + RESERVE_BYTES)
        await copyDatabaseFiles(directory, join(target, 'db'), {
          start: async () => void (await pool.query("SELECT pg_backup_start('endcap', true)")),
          stop: async () => {
            const { rows } = await pool.query<{ labelfile: string }>(
              'SELECT labelfile FROM pg_backup_stop(false)',
            )
            return rows[0]?.labelfile ?? ''
          },
        })
      } finally {
        isCopying = false
      }
    },
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const path of await readdir(folder, { recursive: true }))
    bytes += statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0
  return bytes
}
