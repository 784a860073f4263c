import type { HistoryEntry } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { type Resource, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { historyCause } from '../../words/terms.ts'

const PAGE_SIZE = 50

/** Reads a listing's scored states, newest first. */
export const useHistory = (pdpId: string): Resource<HistoryEntry[]> =>
  useResource<HistoryEntry[]>(`history ${pdpId}`, async (signal) => {
    const page = await endcap.pdps.history(pdpId, { limit: PAGE_SIZE }, { signal }).page()
    return page.data
  })

/** Describes why a listing was scored. `before` is the previous state, if known. */
export function causeOf(
  { cause, score_change: change, images, category, category_source: source }: HistoryEntry,
  before?: HistoryEntry,
): string {
  if (change === null) return say('console.history.first_scored')
  if (cause === 'category' && category !== null) return say(categoryText(source), { category })
  const mainOf = (list: HistoryEntry['images'] | undefined) =>
    list?.find(({ position }) => position === 0)?.image_id
  const isOtherMain = before !== undefined && mainOf(before.images) !== mainOf(images)
  return isOtherMain && (cause === 'images' || cause === 'order')
    ? say('console.history.main_changed')
    : historyCause(cause)
}

/** Describes a category's source. */
function categoryText(source: HistoryEntry['category_source']): MessageId {
  if (source === 'person') return 'console.history.category_by_person'
  if (source === 'model') return 'console.history.category_by_model'
  return source === 'submission' ? 'console.history.category_submitted' : 'console.history.category_guess'
}
