import type { Logger } from '@endcap/foundation/observability/log'
import type { Database } from './database.ts'
import { newestMigration, unknownMigrations } from './migrate.ts'

/** A process of the previous release may run for days after an upgrade. */
const INTERVAL_MS = 60_000

/**
 * Warns once about migrations that this release does not know, at start and later: the next release may
 * migrate meanwhile.
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
    // A slow query lets a second check overlap the first.
    if (unknown.length === 0 || warned) return
    warned = true
    clearInterval(timer)
    log.warn(
      { schema: newestMigration, database_schema: unknown.at(-1) },
      'the database has the schema of a newer release; replace this process with that release',
    )
  }
  if (!embedded)
    timer = setInterval(() => {
      check().catch((error: unknown) => log.debug({ err: error }, 'cannot read the schema of the database'))
    }, intervalMs).unref()
  await check()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
