import type { HistoryEntry } from '@endcap/client'
import { at } from '../../base.ts'
import { type Resource, useResource } from '../../data/resource.ts'
import { Points } from '../../parts/score.tsx'
import { endcap } from '../../session/session.ts'
import { ago, exactTime, scoreText } from '../../words/numbers.ts'
import { HISTORY_CAUSES } from '../../words/terms.ts'

const SHOWN = 5
const PAGE_SIZE = 50

/** Reads the scored states of a listing, the newest first. */
export const useHistory = (pdpId: string): Resource<HistoryEntry[]> =>
  useResource<HistoryEntry[]>(`history ${pdpId}`, async (signal) => {
    const page = await endcap.pdps.history(pdpId, { limit: PAGE_SIZE }, { signal }).page()
    return page.data
  })

/** Returns why a listing was scored, in words. `before` is the state before, if it is known. */
export function causeOf(
  { cause, score_change: change, images, category, category_source: source }: HistoryEntry,
  before?: HistoryEntry,
): string {
  if (change === null) return 'First scored'
  if (cause === 'category' && category !== null) return `Category: ${category}, ${categoryOrigin(source)}`
  const mainOf = (list: HistoryEntry['images'] | undefined) =>
    list?.find(({ position }) => position === 0)?.image_id
  const isOtherMain = before !== undefined && mainOf(before.images) !== mainOf(images)
  return isOtherMain && (cause === 'images' || cause === 'order')
    ? 'Main image changed'
    : HISTORY_CAUSES[cause]
}

/** Returns who or what a category comes from, in words. */
const categoryOrigin = (source: HistoryEntry['category_source']): string =>
  source === 'person' ? 'set by a person' : source === 'submission' ? 'as submitted' : 'a guess'

/** The last scored states of a listing. */
export function HistoryBox({ pdpId }: { pdpId: string }) {
  const { data } = useHistory(pdpId)
  if (!data || data.length === 0) return null
  return (
    <section class="panel" aria-labelledby="history">
      <div class="panel-head">
        <h2 id="history">History</h2>
        {data.length > 1 && (
          <a class="link small end" href={at(`listings/${pdpId}/history`)}>
            Compare
          </a>
        )}
      </div>
      <ol class="divided history-rows">
        {data.slice(0, SHOWN).map((entry, index) => (
          <li key={entry.scored_at}>
            <b>{scoreText(entry.pdp_score)}</b>
            <span>{entry.score_change !== null && <Points value={entry.score_change} />}</span>
            <span>{causeOf(entry, data[index + 1])}</span>
            <time class="meta" title={exactTime(entry.scored_at)} dateTime={entry.scored_at}>
              {ago(entry.scored_at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
