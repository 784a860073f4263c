import type { Logger } from '@endcap/foundation/observability/log'
import { systemClock } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { correctFutureTimes } from './job-table/supervision-times.ts'

/** pg-boss measures its intervals with this clock. The wall clock would stop them when it is set back. */
export const STEADY_CLOCK = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** No retry or pause delays a job for longer, so a later start means that the clock was set back. */
const MAX_DELAY_S = 300
/** Interval at which times in the future, left by a clock that was set back, are corrected. */
const CLOCK_CHECK_MS = 15_000

/** Corrects times that a clock, which was set back, left in the future. Does so once, then at intervals. */
export async function watchClock(db: Db, queues: readonly string[], log: Logger): Promise<Disposable> {
  const correctTimes = async () => {
    const corrected = await correctFutureTimes(db, queues, MAX_DELAY_S)
    if (corrected > 0) log.warn({ corrected }, 'the clock was set back; times of jobs and queues corrected')
  }
  await correctTimes()
  const timer = setInterval(() => {
    correctTimes().catch((error: unknown) => log.debug({ err: error }, 'cannot correct times of jobs'))
  }, CLOCK_CHECK_MS).unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
