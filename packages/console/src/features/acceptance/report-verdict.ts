import type { AcceptanceReport } from '@endcap/client'
import { say } from '../../words/say.ts'

type Counts = Pick<AcceptanceReport, 'listings' | 'not_accepted' | 'not_sure' | 'target_name'>

/** Says what a report found, in a sentence. */
export function reportVerdict({
  listings,
  not_accepted: refused,
  not_sure: unsure,
  target_name: target,
}: Counts): string {
  if (refused > 0) return say('console.accepted.refused', { refused, listings, target })
  return unsure > 0
    ? say('console.accepted.none_refused', { target })
    : say('console.accepted.all_accepted', { listings, target })
}
