import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { collectGarbage } from '@endcap/foundation/memory/collect-garbage'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Database } from '../platform/db/database.ts'

/** Growth of the heap since the last full collection, in percent, at which V8 starts the next one. */
const GROWTH_PERCENT = 25

/**
 * Makes V8 collect long-lived garbage after a quarter of growth, for this whole process. By default the heap may
 * grow severalfold before (docs/performance.md). Called after a start, which would collect its modules several times.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}

/** Time after a start in which first requests are served and the maintenance of the start has ended. */
const SETTLED_MS = 3_000

/**
 * Collects the garbage of the start once the process has settled, in both threads. An idle process would keep some
 * 200 MB of it (docs/performance.md). Saves new compiled modules before, because collecting removes functions that
 * have not run lately, and the next start needs them.
 */
export function collectStartGarbage(
  { collectGarbage: collectInDatabase }: Database,
  log: Logger,
): Disposable {
  const timer = setTimeout(() => {
    flushCompileCache()
    collectInDatabase()
    collectGarbage().catch((error: unknown) =>
      log.debug({ err: error }, 'cannot collect the garbage of the start'),
    )
  }, SETTLED_MS).unref()
  return { [Symbol.dispose]: () => clearTimeout(timer) }
}
