import type { Logger } from '@endcap/foundation/observability/log'
import type { Database } from './database.ts'
import { newestMigration, unknownMigrations } from './migrate.ts'

/** A process of the previous release may run for days after an upgrade. */
const INTERVAL_MS = 60_000

/**
 * Logs a warning, once, when the database has migrations that this release does not know: at the start, and while the
 * process runs, because the first process of the next release migrates beside it.
 */
export async function watchSchema(
  { db, embedded }: Pick<Database, 'db' | 'embedded'>,
  log: Logger,
  intervalMs = INTERVAL_MS,
): Promise<Disposable> {
  let timer: NodeJS.Timeout | undefined
  let warned = false
  async function check(): Promise<void> {
    const unknown = await unknownMigrations(db)
    // A slow query lets a second check begin before the first has warned.
    if (unknown.length === 0 || warned) return
    warned = true
    clearInterval(timer)
    log.warn(
      { schema: newestMigration, database_schema: unknown.at(-1) },
      'the database has the schema of a newer release; replace this process with that release',
    )
  }
  // No other process can migrate the embedded database.
  if (!embedded)
    timer = setInterval(() => {
      check().catch((error: unknown) => log.debug({ err: error }, 'cannot read the schema of the database'))
    }, intervalMs).unref()
  await check()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
