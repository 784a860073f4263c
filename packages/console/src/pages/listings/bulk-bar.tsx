import type { PdpSummary } from '@endcap/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { eachLimited } from '../../data/each-limited.ts'
import { clearSelection, selection, wholeFilter } from '../../features/listing/selection.ts'
import { moveToTrash } from '../../features/listing/trash.ts'
import { ShareDialog } from '../../features/share/share-dialog.tsx'
import { MAX_SHARED, shareRefusal } from '../../features/share/shares.ts'
import { Button } from '../../parts/button.tsx'
import { announce } from '../../parts/live.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { hasSingleKeys } from '../../session/single-keys.ts'
import { say, sayWith } from '../../words/say.ts'
import { BrandDialog } from './brand-dialog.tsx'
import { BulkEdits } from './bulk-edits.tsx'
import { exportRows } from './export-rows.ts'
import { FamilyDialog } from './family-dialog.tsx'
import type { ListingFilters } from './filters.ts'
import { cameSince, filterKey } from './whole-filter.tsx'
import { ZipDialog } from './zip-dialog.tsx'

/** Most listings that are compared side by side. */
const MAX_COMPARED = 4

/** Points from own images from which a listing counts. */
const WORTH = 5

type BulkBarProps = { filters: ListingFilters; total: number | null; onChanged: () => Promise<void> }

/** Actions for the selected listings, and how many of them can gain points today. */
export function BulkBar({ filters, total, onChanged }: BulkBarProps) {
  const rows = [...selection.value.values()]
  const bar = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<'brand' | 'family' | 'share' | 'zip' | null>(null)
  const { route } = useLocation()
  const isWhole = wholeFilter.value?.key === filterKey(filters) && total !== null
  const count = isWhole ? total : rows.length
  const worth = rows.filter(({ can_win_split: split }) => (split?.today ?? 0) >= WORTH).length
  useEffect(() => {
    if (rows.length === 0) return
    announce(
      isWhole
        ? say('console.listings.whole_selected', { count })
        : say('console.listings.selected_spoken', { count, worth }),
    )
  }, [rows.length, isWhole])
  useEffect(() => focusByKey(bar), [])
  if (rows.length === 0) return null
  const off = !currentSession().can.edit && say('console.listings.viewers_cannot_change')
  const offWhole = isWhole && say('console.listings.whole_off')
  return (
    <div class="bulk no-print" ref={bar} role="region" aria-label={say('console.listings.selected_region')}>
      <span class="bulk-sum">
        {isWhole ? (
          <>
            <b>{say('console.listings.whole_count', { count })}</b> {cameSince(count)}
          </>
        ) : (
          sayWith(
            'console.listings.selected',
            { count, worth },
            { b: (text) => <b>{text}</b>, gain: (text) => <span class="gain">{text}</span> },
          )
        )}
      </span>
      <BulkEdits
        rows={rows}
        count={count}
        filters={isWhole ? filters : null}
        off={off}
        onChanged={onChanged}
      />
      <Button
        icon="spark"
        off={off || offWhole}
        onClick={() => makeImages(rows).finally(() => void onChanged())}
      >
        {say('console.listings.make_images')}
      </Button>
      <Button off={off || offWhole} onClick={() => rescore(rows).finally(() => void onChanged())}>
        {say('console.listings.rescore')}
      </Button>
      <Button off={off || offWhole} onClick={() => setDialog('brand')}>
        {say('column.brand')}
      </Button>
      <Button off={off || offWhole} onClick={() => setDialog('family')}>
        {say('console.family.button')}
      </Button>
      <Button
        off={
          offWhole || rows.length < 2 || rows.length > MAX_COMPARED
            ? say('console.listings.compare_off', { most: MAX_COMPARED })
            : false
        }
        onClick={() => route(at(`compare?ids=${rows.map(({ pdp_id }) => pdp_id).join(',')}`))}
      >
        {say('console.listings.compare')}
      </Button>
      <Button
        off={
          shareRefusal() ||
          offWhole ||
          (rows.length > MAX_SHARED && say('console.share.too_many', { most: MAX_SHARED }))
        }
        onClick={() => setDialog('share')}
      >
        {say('console.share.share')}
      </Button>
      <Button off={offWhole} onClick={() => exportRows(rows)}>
        {say('console.listings.export')}
      </Button>
      <Button off={offWhole} onClick={() => setDialog('zip')}>
        {say('console.zip.pictures')}
      </Button>
      <Button
        look="removes"
        off={off || offWhole}
        onClick={() => moveToTrash(rows, onChanged).finally(() => void onChanged())}
      >
        {say('console.listings.delete')}
      </Button>
      <Button
        look="quiet"
        icon="close"
        label={say('console.listings.clear_selection')}
        onClick={clearSelection}
      />
      {dialog === 'share' && (
        <ShareDialog
          title={say('console.share.title_listings', { count: rows.length })}
          sees={say('console.share.see_listings', { count: rows.length })}
          scope={{ kind: 'listings', pdp_ids: rows.map(({ pdp_id: id }) => id) }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'brand' && (
        <BrandDialog rows={rows} onClose={() => setDialog(null)} onChanged={onChanged} />
      )}
      {dialog === 'family' && (
        <FamilyDialog rows={rows} onClose={() => setDialog(null)} onChanged={onChanged} />
      )}
      {dialog === 'zip' && (
        <ZipDialog read={(signal) => readPictures(rows, signal)} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}

/** Moves the focus to the bar by `b`, unless the key is typed into a field. */
function focusByKey(bar: { current: HTMLDivElement | null }): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('input:not(.check), select, textarea')
    if (event.key !== 'b' || isTyping || !hasSingleKeys() || event.metaKey || event.ctrlKey || event.altKey)
      return
    bar.current?.querySelector('button')?.focus()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

async function* readPictures(rows: readonly PdpSummary[], signal: AbortSignal): AsyncGenerator<PdpSummary> {
  for (const { pdp_id: id } of rows) yield await endcap.pdps.summary(id, { include: 'images', signal })
}

async function makeImages(rows: readonly PdpSummary[]): Promise<void> {
  const roots = rows.flatMap(({ hero_image_id: id }) => id ?? [])
  await eachLimited(roots, (id) => endcap.spark.images.request(id))
  showToast(say('console.listings.makes_images', { count: roots.length }))
}

async function rescore(rows: readonly PdpSummary[]): Promise<void> {
  await eachLimited(rows, ({ pdp_id: id }) => endcap.pdps.rescore(id))
  showToast(say('console.listings.scored_again', { count: rows.length }))
}
