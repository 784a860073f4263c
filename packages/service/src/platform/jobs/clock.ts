import type { Logger } from '@endcap/foundation/observability/log'
import { systemClock } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { correctFutureTimes } from './job-table/supervision-times.ts'

/** For pg-boss's intervals. The wall clock would stop them when set back. */
export const STEADY_CLOCK = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** No job is delayed longer, so a later start means that the clock was set back. */
const MAX_DELAY_S = 300
const CLOCK_CHECK_MS = 15_000

/** Corrects future times that remain after a clock was set back, now and periodically. */
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
