import { EndcapError, type HistoryEntry } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { readUpTo } from '../../data/read-up-to.ts'
import { type Resource, refresh, useResource } from '../../data/resource.ts'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { historyCause } from '../../words/terms.ts'
import { setImages } from './settled.ts'

const PAGE_SIZE = 50
const MAX_STATES = 500

/** Reads a listing's scored states, newest first. */
export const useHistory = (pdpId: string): Resource<HistoryEntry[]> =>
  useResource<HistoryEntry[]>(`history ${pdpId}`, async (signal) => {
    const states = endcap.pdps.history(pdpId, { limit: PAGE_SIZE }, { signal })
    return (await readUpTo(states, MAX_STATES)).data
  })

export type SetChange = {
  added: ReadonlySet<string>
  moved: ReadonlySet<string>
  gone: HistoryEntry['images']
}

const idsOf = ({ images }: HistoryEntry): string[] => images.map(({ image_id: id }) => id)

/** Returns how a state's images differ from the state before, or null for equal ones. */
export function setChangeOf(entry: HistoryEntry, before: HistoryEntry | undefined): SetChange | null {
  if (!before) return { added: new Set(), moved: new Set(), gone: [] }
  const [now, then] = [idsOf(entry), idsOf(before)]
  if (now.join() === then.join()) return null
  const stayed = now.filter((id) => then.includes(id))
  const kept = inOrder(stayed, then)
  return {
    added: new Set(now.filter((id) => !then.includes(id))),
    moved: new Set(stayed.filter((id) => !kept.includes(id))),
    gone: before.images.filter(({ image_id: id }) => !now.includes(id)),
  }
}

/** Returns the most ids whose order is that of `then`, so that the fewest count as moved. */
function inOrder(ids: readonly string[], then: readonly string[]): readonly string[] {
  // The longest sequence that ends with each id.
  const ending: string[][] = []
  for (const id of ids) {
    const earlier = ending.filter((sequence) => then.indexOf(sequence.at(-1) ?? '') < then.indexOf(id))
    ending.push([...longest(earlier), id])
  }
  return longest(ending)
}

const longest = (sequences: readonly (readonly string[])[]): readonly string[] =>
  sequences.reduce((best, each) => (each.length > best.length ? each : best), [])

/** Describes what has changed since the state `before`. */
export function causeOf(entry: HistoryEntry, before?: HistoryEntry): string {
  const { cause, score_change: change, category, category_source: source } = entry
  if (change === null) return say('console.history.first_scored')
  if (cause === 'category' && category !== null) return say(categoryText(source), { category })
  return cause === 'images' || cause === 'order' ? setText(entry, before) : historyCause(cause)
}

function setText(entry: HistoryEntry, before: HistoryEntry | undefined): string {
  const hasReplaced = isComposed(before)
  switch (entry.set_from) {
    case 'composition':
      return say('console.history.set_saved')
    case 'bulk_change':
      return say('console.history.bulk_changed')
    case 'family':
      return say('console.history.family_changed')
    case 'restore':
      return say('console.history.set_restored')
    case 'undo':
      return say('console.history.undone')
    case 'storefront':
      return say(hasReplaced ? 'console.history.page_replaced' : 'console.history.page_read')
    case 'import':
      return say(hasReplaced ? 'console.history.import_replaced' : 'console.history.imported')
    case 'submission':
      return say(hasReplaced ? 'console.history.submission_replaced' : 'console.history.submitted')
    case 'refresh':
      return say('console.history.downloaded_again')
    case null:
    default: {
      const isOtherMain = before !== undefined && idsOf(before)[0] !== idsOf(entry)[0]
      return isOtherMain ? say('console.history.main_changed') : historyCause(entry.cause)
    }
  }
}

const COMPOSED: ReadonlySet<HistoryEntry['set_from']> = new Set([
  'composition',
  'bulk_change',
  'family',
  'restore',
  'undo',
])

/** Returns true for images that a person has composed. */
export const isComposed = (entry: HistoryEntry | undefined): boolean =>
  entry !== undefined && COMPOSED.has(entry.set_from)

/** Returns the author of images or category. Null for other changes. */
export function authorOf({ cause, changed_by: by, set_from: from }: HistoryEntry): string | null {
  if (cause !== 'images' && cause !== 'order' && cause !== 'storefront' && cause !== 'category') return null
  if (by === null) return from === null ? say('console.history.by_unknown') : null
  if (by.id === currentSession().user.user_id) return say('console.history.by_you')
  return by.name === null
    ? say('console.history.by_credential')
    : say('console.history.by', { name: by.name })
}

/** Returns why a state cannot be restored, or null. */
export function refusalToRestore({ images }: HistoryEntry): string | null {
  if (!currentSession().can.edit) return say('console.history.viewers_restore')
  const count = images.filter(({ renditions }) => renditions === null).length
  return count === 0 ? null : say('console.history.pictures_deleted', { count })
}

/** Replaces the images of the newest state by those of another one. */
export async function restoreSet(pdpId: string, entry: HistoryEntry, newest: HistoryEntry): Promise<void> {
  const [hero, ...carousel] = idsOf(entry).map((id) => ({ image_id: id }))
  if (!hero) return
  try {
    const { pdp_score: score } = await setImages(pdpId, {
      hero,
      carousel,
      expected_image_ids: idsOf(newest),
      set_from: 'restore',
    })
    showToast(say('console.history.restored', { score: scoreText(score) }))
  } catch (error) {
    throw error instanceof EndcapError && error.code === 'IMAGES_CHANGED'
      ? new Error(say('console.history.changed_meanwhile'))
      : error
  } finally {
    for (const kind of ['summary', 'explanation', 'history']) refresh(`${kind} ${pdpId}`)
  }
}

/** Describes a category's source. */
function categoryText(source: HistoryEntry['category_source']): MessageId {
  if (source === 'person') return 'console.history.category_by_person'
  if (source === 'model') return 'console.history.category_by_model'
  return source === 'submission' ? 'console.history.category_submitted' : 'console.history.category_guess'
}
