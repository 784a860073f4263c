import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../../../platform/errors/domain-error.ts'

/** Other submissions may keep changing the PDP. */
const MAX_ATTEMPTS = 200
/** Pauses are random, so that competing submissions separate. */
const MAX_PAUSE_MS = 50

/**
 * Repeats `apply` while it returns null because the PDP has changed.
 *
 * @throws DomainError SERVICE_UNAVAILABLE after too many attempts
 */
export async function untilApplied<Outcome>(apply: () => Promise<Outcome | null>): Promise<Outcome> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const outcome = await apply()
    if (outcome !== null) return outcome
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 5 * (attempt + 1)))
  }
  throw new DomainError('SERVICE_UNAVAILABLE', 'too many concurrent submissions of this listing; try again', {
    headers: { 'retry-after': '1' },
  })
}
