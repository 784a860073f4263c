import type { OutcomeTest } from '@endcap/client'

const MIN_POLL_MS = 6_000
/** Scores that take longer have failed. */
const MAX_WAIT_MS = 600_000

/** When arms were first seen without their score. */
const seenAt = new Map<string, number>()

/** Returns the time to the next read of tests that wait for scores, or null. The longer they wait, the longer it is. */
export function scoringPoll(tests: readonly Pick<OutcomeTest, 'arms'>[], now = Date.now()): number | null {
  const waits = tests
    .flatMap(({ arms }) => arms.filter((arm) => arm.is_scoring))
    .map(({ arm_id: id }) => {
      const since = seenAt.get(id) ?? now
      seenAt.set(id, since)
      return now - since
    })
    .filter((wait) => wait < MAX_WAIT_MS)
  return waits.length === 0 ? null : Math.max(MIN_POLL_MS, Math.min(...waits) / 2)
}

/** Waits anew, after a change. */
export const restartScoringPoll = (): void => seenAt.clear()
