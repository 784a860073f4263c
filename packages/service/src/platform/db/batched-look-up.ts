import { outsideWorkScopes } from '@endcap/foundation/concurrency/work-scope'
import DataLoader from 'dataloader'

/** Maximum number of keys in one query. */
const MAX_BATCH = 200
/**
 * Turns of the event loop in which keys gather for the next query after a query of several keys. Otherwise they gather
 * for one turn. In the first turn the answers of the last query are sent, and in the second most of their callers ask
 * again. A timer of 1 ms left the process idle for a fifth of its time.
 */
const GATHER_TURNS = 2
/** Longest wait for a running query. A query that hangs does not delay later ones by more. */
const MAX_WAIT_MS = 20
/** Queries that run at a time. Further ones would take the connections of everybody else. */
const MAX_RUNNING = 4

/**
 * Creates a look-up that finds keys that arrive together with one query, which starts after they have arrived.
 * Nothing is kept between look-ups.
 *
 * The keys that arrive while a query runs are the next one: the busier the process, the fewer queries a key costs.
 * Without that wait the queries of polls took a quarter of their time. A query of several organizations counts against
 * the share of none.
 *
 * @param findMany returns what it finds in the order of the keys
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

/** Calls back after a number of turns of the event loop, each of which reads what has arrived. */
function afterTurns(turns: number, callback: () => void): void {
  setImmediate(turns <= 1 ? callback : () => afterTurns(turns - 1, callback))
}
