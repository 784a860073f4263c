import { FALLBACK_POLL_MS, useResource } from '../data/resource.ts'
import { work } from '../features/work/work.ts'
import { count } from '../words/numbers.ts'
import { say } from '../words/say.ts'

/** Number of shots that wait for the person, beside the place of the bar. */
export function WorkCount() {
  const { data } = useResource('work:badge', (signal) => work.count({ mine: true }, { signal }), {
    poll: () => FALLBACK_POLL_MS,
  })
  const waiting = data ? data.to_review + data.to_do + data.at_studio : 0
  return waiting === 0 ? null : (
    <span class="place-count">
      <span aria-hidden="true">{count(waiting)}</span>
      <span class="spoken">{say('console.work.waiting', { count: waiting })}</span>
    </span>
  )
}
