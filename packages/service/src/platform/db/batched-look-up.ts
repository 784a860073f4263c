import { outsideWorkScopes } from '@endcap/foundation/concurrency/work-scope'
import DataLoader from 'dataloader'

const MAX_BATCH = 200
/**
 * Event-loop turns in which keys gather after a query of several: one sends results, and in the next most
 * callers ask again. A timer of 1 ms left the process idle for a fifth of its time.
 */
const GATHER_TURNS = 2
/** Longest wait for a running query, so that a hanging one does not block later ones. */
const MAX_WAIT_MS = 20
/** More would take everybody's connections. */
const MAX_RUNNING = 4

/**
 * Finds keys that arrive together with one query. Caches nothing.
 * Keys that arrive during a query wait for the next one, which saved polls a quarter of their time. No
 * organization's share is charged for several.
 *
 * @param findMany returns results in the order of the keys
 */
export function createBatchedLookUp<Key, Found>(
  findMany: (keys: readonly Key[]) => Promise<Found[]>,
): (key: Key) => Promise<Found> {
  let running = 0
  let isBusy = false
  const waiting = new Set<() => void>()

  async function runQuery(keys: readonly Key[]): Promise<Found[]> {
    running += 1
    isBusy = keys.length > 1
    try {
      return await findMany(keys)
    } finally {
      running -= 1
      const isAllowed = running === 0 || running === MAX_RUNNING - 1
      if (isAllowed && waiting.size > 0) afterTurns(GATHER_TURNS, startWaiting)
    }
  }

  const startWaiting = () => {
    for (const start of waiting) start()
  }

  function schedule(dispatch: () => void): void {
    if (running === 0) {
      afterTurns(isBusy ? GATHER_TURNS : 1, dispatch)
      return
    }
    const start = () => {
      clearTimeout(timer)
      waiting.delete(start)
      dispatch()
    }
    const timer = running < MAX_RUNNING ? setTimeout(start, MAX_WAIT_MS) : undefined
    waiting.add(start)
  }

  const loader = new DataLoader(runQuery, {
    cache: false,
    batchScheduleFn: schedule,
    maxBatchSize: MAX_BATCH,
  })
  return (key) => outsideWorkScopes(() => loader.load(key))
}

function afterTurns(turns: number, callback: () => void): void {
  setImmediate(turns <= 1 ? callback : () => afterTurns(turns - 1, callback))
}
