import type { HistoryEntry } from '@endcap/client'
import { type Resource, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'
import { historyCause } from '../../words/terms.ts'

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
  return isOtherMain && (cause === 'images' || cause === 'order') ? 'Main image changed' : historyCause(cause)
}

/** Returns who or what a category comes from, in words. */
const categoryOrigin = (source: HistoryEntry['category_source']): string =>
  source === 'person' ? 'set by a person' : source === 'submission' ? 'as submitted' : 'a guess'
