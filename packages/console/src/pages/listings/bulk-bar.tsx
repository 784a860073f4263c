import { EndcapError, type PdpSummary } from '@endcap/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { eachLimited } from '../../data/each-limited.ts'
import { clearSelection, select, selection } from '../../features/listing/selection.ts'
import { Button } from '../../parts/button.tsx'
import { ChooseCategory } from '../../parts/category-chip.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { announce } from '../../parts/live.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { hasSingleKeys } from '../../session/single-keys.ts'
import { counted, signed } from '../../words/numbers.ts'
import { exportRows } from './export-rows.ts'
import { TagDialog } from './tag-dialog.tsx'

/** Most listings that are compared side by side. */
const MAX_COMPARED = 4

/** Actions for the selected listings, and the points that they can win. */
export function BulkBar({ onChanged }: { onChanged: () => Promise<void> }) {
  const rows = [...selection.value.values()]
  const bar = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<'tag' | 'category' | 'delete' | null>(null)
  const { route } = useLocation()
  const canEdit = currentSession().can.edit
  const gain = rows.reduce((sum, { can_win }) => sum + (can_win ?? 0), 0)
  useEffect(() => {
    if (rows.length > 0)
      announce(`${rows.length} selected, up to ${gain.toFixed(1)} points. Press B for actions.`)
  }, [rows.length])
  useEffect(() => focusByKey(bar), [])
  if (rows.length === 0) return null
  const off = !canEdit && 'Viewers cannot change listings.'
  return (
    <div class="bulk no-print" ref={bar} role="region" aria-label="Selected listings">
      <span class="bulk-sum">
        <b>{rows.length} selected</b> · up to <span class="gain">{signed(gain)}</span> points
      </span>
      <Button
        look="first"
        icon="spark"
        off={off}
        onClick={() => makeImages(rows).finally(() => void onChanged())}
      >
        Make images with Spark
      </Button>
      <Button off={off} onClick={() => rescore(rows).finally(() => void onChanged())}>
        Re-score
      </Button>
      <Button off={off} onClick={() => setDialog('tag')}>
        Tag
      </Button>
      <Button off={off} onClick={() => setDialog('category')}>
        Category
      </Button>
      <Button
        off={rows.length < 2 || rows.length > MAX_COMPARED ? 'Select 2 to 4 listings to compare.' : false}
        onClick={() => route(at(`compare?ids=${rows.map(({ pdp_id }) => pdp_id).join(',')}`))}
      >
        Compare
      </Button>
      <Button onClick={() => exportRows(rows)}>Export</Button>
      <Button look="removes" off={off} onClick={() => setDialog('delete')}>
        Delete
      </Button>
      <Button look="quiet" icon="close" label="Clear the selection" onClick={clearSelection} />
      {dialog === 'tag' && <TagDialog rows={rows} onClose={() => setDialog(null)} onChanged={onChanged} />}
      {dialog === 'category' && (
        <ChooseCategory
          title={`Category of ${counted(rows.length, 'listing')}`}
          onChoose={(id) => setCategory(rows, id).finally(() => void onChanged())}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmRemoval
          title={`Delete ${counted(rows.length, 'listing')}?`}
          text={`${rows.length === 1 ? 'Its' : 'Their'} scores and history go too. The pictures are removed within a day.`}
          keep="Keep them"
          remove={`Delete ${counted(rows.length, 'listing')}`}
          onRemove={() => remove(rows).finally(() => void onChanged())}
          onClose={() => setDialog(null)}
        />
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

async function makeImages(rows: readonly PdpSummary[]): Promise<void> {
  const roots = rows.flatMap(({ hero_image_id: id }) => id ?? [])
  await eachLimited(roots, (id) => endcap.spark.images.request(id))
  showToast(`Spark makes images for ${counted(roots.length, 'listing')}. You can leave.`)
}

async function rescore(rows: readonly PdpSummary[]): Promise<void> {
  await eachLimited(rows, ({ pdp_id: id }) => endcap.pdps.rescore(id))
  showToast(`${counted(rows.length, 'listing is', 'listings are')} scored again.`)
}

async function setCategory(rows: readonly PdpSummary[], categoryId: string): Promise<void> {
  await eachLimited(rows, ({ pdp_id: id }) => endcap.pdps.change(id, { product_category_id: categoryId }))
  showToast(`Changed the category of ${counted(rows.length, 'listing')}.`)
}

async function remove(rows: readonly PdpSummary[]): Promise<void> {
  await eachLimited(rows, async (row) => {
    await endcap.pdps.delete(row.pdp_id).catch((error: unknown) => {
      // Somebody else has deleted it.
      if (!(error instanceof EndcapError.NotFound)) throw error
    })
    select([row], false)
  })
  showToast(`Deleted ${counted(rows.length, 'listing')}.`)
}
