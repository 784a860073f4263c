import { type BulkChange, type BulkChangeRequest, EndcapError } from '@endcap/client'
import { BulkChanges, type BulkFilters } from '@endcap/client/bulk-changes'
import { invalidate, type Resource, refresh, refreshWhere, useResource } from '../../data/resource.ts'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { count, dayOf } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { adviceText, retailerName } from '../../words/terms.ts'

export const bulkChanges = new BulkChanges(endcap)

const BUSY_MS = 1_000
const SHOWN = 10
/** Longer changes go on without the page. */
const MAX_WAIT_MS = 8_000
const INTERVAL_MS = 300

/** Returns true while its job works. */
export const isBusy = ({ status }: BulkChange): boolean =>
  status === 'planning' || status === 'running' || status === 'undoing'

/** Polls a bulk change while it works. */
export const useBulkChange = (id: string): Resource<BulkChange> =>
  useResource(`bulk ${id}`, (signal) => bulkChanges.get(id, { signal }), {
    poll: (data) => (isBusy(data) ? BUSY_MS : null),
    isAnnounced: false,
  })

/** Reads the last bulk changes that were started, the newest first. */
export const useBulkChanges = (): Resource<BulkChange[]> =>
  useResource(
    'bulks',
    async (signal) => {
      const { data } = await bulkChanges.list({ limit: SHOWN }, { signal }).page()
      return data.filter(({ status }) => status !== 'planning' && status !== 'ready')
    },
    { poll: (data) => (data.some(isBusy) ? BUSY_MS : null), isAnnounced: false, freshMs: 0 },
  )

/** Names a bulk change. */
export function bulkTitle({
  images,
  advice,
  product_category_id,
  retailer,
  add_tags,
  remove_tags,
}: BulkChange): string {
  return [
    images === 'best_accepted' ? say('console.bulk.best') : null,
    images === 'advice' ? (advice ? adviceText(advice) : say('console.bulk.today')) : null,
    product_category_id && say('console.bulk.category'),
    retailer && say('console.bulk.retailer', { retailer: retailerName(retailer) }),
    add_tags.length > 0 ? say('console.bulk.add_tags', { tags: add_tags.join(', ') }) : null,
    remove_tags.length > 0 ? say('console.bulk.remove_tags', { tags: remove_tags.join(', ') }) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Says how far a bulk change is, or how it has ended. */
export function bulkState(bulk: BulkChange): string {
  const { status, counts, total, undo_until: until } = bulk
  const left = counts.waiting + counts.planned
  switch (status) {
    case 'planning':
      return `${say('console.bulk.planning', { done: total - counts.waiting, total })}${timeLeft(bulk)}`
    case 'ready':
      return say('console.bulk.ready', { count: counts.planned })
    case 'running':
      return `${say('console.bulk.running', { done: total - left, total })}${timeLeft(bulk)}`
    case 'undoing': {
      const done = counts.undone + counts.kept
      return `${say('console.bulk.undoing', { done, total: done + counts.changed })}${timeLeft(bulk)}`
    }
    case 'completed':
      return [
        say('console.bulk.done', { count: counts.changed }),
        until && say('console.bulk.undo_until', { day: dayOf(until) }),
      ]
        .filter(Boolean)
        .join(' ')
    case 'undone':
    default:
      return [
        say('console.bulk.undone', { count: counts.undone }),
        counts.kept > 0 && say('console.bulk.kept', { count: counts.kept }),
      ]
        .filter(Boolean)
        .join(' ')
  }
}

/** Counts the listings that stay as they are, by reason. Empty for none. */
export function leftOutText({ skips, counts }: BulkChange): string {
  const reasons = skips.map(
    ({ reason, listings }) => [say(`console.bulk.reason.${reason}`), listings] as const,
  )
  const as = counts.unchanged > 0 ? [[say('console.bulk.unchanged'), counts.unchanged] as const] : []
  return [...reasons, ...as]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, listings]) => `${reason}: ${count(listings)}`)
    .join(' · ')
}

const timeLeft = ({ seconds_left: seconds }: BulkChange): string =>
  seconds === null
    ? ''
    : ` · ${say('console.bulk.minutes', { count: Math.max(1, Math.round(seconds / 60)) })}`

/** Plans a change of images, to look at first. Returns the page of its pairs. */
export async function planImages(
  images: NonNullable<BulkChangeRequest['images']>,
  target: BulkTarget,
): Promise<string> {
  const { bulk_change_id: id } = await create({ images, start: false }, target)
  return `bulk-changes/${id}`
}

export type BulkTarget = {
  filters: BulkFilters
  pdpIds?: readonly string[]
  /** Number of listings that the person sees. */
  mostListings?: number
}

/** Refuses if more listings meet the filters than the person sees. */
async function create(
  change: BulkChangeRequest,
  { filters, pdpIds, mostListings }: BulkTarget,
): Promise<BulkChange> {
  const which = {
    ...(pdpIds && { pdp_ids: [...pdpIds] }),
    ...(mostListings !== undefined && { max_listings: mostListings }),
  }
  try {
    return await bulkChanges.create({ ...change, ...which }, filters)
  } catch (error) {
    if (!(error instanceof EndcapError) || error.code !== 'BULK_CHANGE_CONFLICT') throw error
    refreshWhere((key) => key.startsWith('pdps'))
    throw new Error(say('console.bulk.grew'), { cause: error })
  }
}

export type Edit = Pick<BulkChangeRequest, 'add_tags' | 'product_category_id' | 'remove_tags' | 'retailer'>

/** Edits listings, waits a little, and says what has changed, with an undo. */
export async function editAll(
  change: Edit,
  target: BulkTarget,
  {
    doneText,
    onChanged,
    onSee,
  }: { doneText: (count: number) => string; onChanged: () => unknown; onSee: (page: string) => void },
): Promise<void> {
  const created = await create(change, target)
  const id = created.bulk_change_id
  const bulk = await settled(created)
  if (isBusy(bulk)) {
    showToast(say('console.bulk.background', { count: bulk.total }), {
      label: say('console.bulk.see'),
      run: () => onSee(`bulk-changes/${id}`),
    })
    return
  }
  await onChanged()
  showToast(
    [doneText(bulk.counts.changed), leftOutText(bulk)].filter(Boolean).join(' '),
    bulk.counts.changed === 0
      ? null
      : { label: say('console.common.undo'), run: () => void undoAll(id).then(onChanged).catch(showFailure) },
  )
}

/** Undoes a bulk change, waits a little, and says so. */
export async function undoAll(id: string): Promise<void> {
  const bulk = await settled(await bulkChanges.undo(id))
  refreshListings(id)
  showToast(bulkState(bulk))
}

async function settled(created: BulkChange): Promise<BulkChange> {
  let bulk = created
  for (const end = Date.now() + MAX_WAIT_MS; isBusy(bulk) && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
    bulk = await bulkChanges.get(bulk.bulk_change_id)
  }
  return bulk
}

/** Has pages read changed listings again. */
export function refreshListings(id: string): void {
  for (const kind of ['pdps', 'summary', 'explanation', 'history', 'composer']) invalidate(kind)
  refresh(`bulk ${id}`)
  refreshWhere((key) => key === 'bulks')
}
