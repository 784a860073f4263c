import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../domain-error.ts'

/** How often a submission starts over because another one of the same PDP was accepted meanwhile. */
const MAX_ROUNDS = 200
/** Before it starts over, at most; at random, so that those who met do not meet again. */
const MAX_PAUSE_MS = 50

/**
 * Tries to apply a submission to its PDP as it is until it is applied: null says that somebody else has
 * changed the PDP meanwhile.
 *
 * @throws DomainError SERVICE_UNAVAILABLE where that never ends
 */
export async function untilApplied<Outcome>(apply: () => Promise<Outcome | null>): Promise<Outcome> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const outcome = await apply()
    if (outcome !== null) return outcome
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 5 * (round + 1)))
  }
  throw new DomainError('SERVICE_UNAVAILABLE', 'too many submissions of this PDP at once', {
    headers: { 'retry-after': '1' },
  })
}
