import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { collectGarbage } from '@endcap/foundation/memory/collect-garbage'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Database } from '../platform/db/database.ts'

/** Heap growth since the last full collection, in percent, that starts the next one. */
const GROWTH_PERCENT = 25

/**
 * Limits garbage in this process. By default the heap may grow severalfold (docs/performance.md). Called
 * after startup, because loading modules would trigger several collections.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}

/** First requests are served and startup maintenance ends before this. */
const SETTLED_MS = 3_000

/**
 * Collects startup garbage in both threads once the process has settled; an idle process would keep some 200
 * MB (docs/performance.md). First saves new compiled modules, because collecting drops functions that have
 * not run lately and the next start needs.
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
