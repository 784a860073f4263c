import type { BulkChangeRequest, PdpSummary } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { type Edit, editAll, planImages } from '../../features/bulk-changes/bulk-changes.ts'
import { Button } from '../../parts/button.tsx'
import { ChooseCategory } from '../../parts/category-chip.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { MenuItem } from '../../parts/menu.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { filterParams, type ListingFilters } from './filters.ts'
import { TagDialog } from './tag-dialog.tsx'
import { cameSince } from './whole-filter.tsx'

type BulkEditsProps = {
  rows: readonly PdpSummary[]
  count: number
  /** Null for the rows alone. */
  filters: ListingFilters | null
  off: string | false
  onChanged: () => Promise<void>
}

/** Changes of all selected listings that can be undone. */
export function BulkEdits({ rows, count, filters, off, onChanged }: BulkEditsProps) {
  const [dialog, setDialog] = useState<'tag' | 'category' | 'retailer' | null>(null)
  const { route } = useLocation()
  const close = () => setDialog(null)
  const target = filters
    ? { filters: filterParams(filters), mostListings: count }
    : { filters: {}, pdpIds: rows.map(({ pdp_id: id }) => id) }
  const titled = (id: MessageId) =>
    [say(id, { count }), filters && cameSince(count)].filter(Boolean).join(' · ')
  const onSee = (page: string) => route(at(page))
  const edit = (change: Edit, done: MessageId) =>
    editAll(change, target, { doneText: (changed) => say(done, { count: changed }), onChanged, onSee })
  return (
    <>
      <Button look="first" off={off} onClick={async () => onSee(await planImages('best_accepted', target))}>
        {say('console.listings.best')}
      </Button>
      <Button off={off} onClick={() => setDialog('tag')}>
        {say('console.listings.tag')}
      </Button>
      <Button off={off} onClick={() => setDialog('category')}>
        {say('console.listings.category')}
      </Button>
      <Button off={off} onClick={() => setDialog('retailer')}>
        {say('console.listings.retailer')}
      </Button>
      {dialog === 'tag' && (
        <TagDialog
          title={titled('console.listings.tag_title')}
          known={[...new Set(rows.flatMap(({ tags }) => tags))].toSorted()}
          onTag={(name, isAdded) =>
            isAdded
              ? edit({ add_tags: [name] }, 'console.listings.tagged')
              : edit({ remove_tags: [name] }, 'console.listings.untagged')
          }
          onClose={close}
        />
      )}
      {dialog === 'category' && (
        <ChooseCategory
          title={titled('console.listings.category_title')}
          onChoose={(id) => edit({ product_category_id: id }, 'console.listings.category_changed')}
          onClose={close}
        />
      )}
      {dialog === 'retailer' && (
        <RetailerDialog
          title={titled('console.listings.retailer_title')}
          onChoose={(retailer) => edit({ retailer }, 'console.listings.retailer_changed')}
          onClose={close}
        />
      )}
    </>
  )
}

type RetailerDialogProps = {
  title: string
  onChoose: (retailer: NonNullable<BulkChangeRequest['retailer']>) => Promise<void>
  onClose: () => void
}

function RetailerDialog({ title, onChoose, onClose }: RetailerDialogProps) {
  const { data = [] } = useResource('retailers', (signal) => endcap.retailers.list({ signal }), {
    freshMs: Infinity,
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="quiet">{say('console.listings.retailer_text')}</p>
      {data.map(({ id, display_name: name }) => (
        <MenuItem key={id} onClick={() => void onChoose(id).catch(showFailure).finally(onClose)}>
          {name}
        </MenuItem>
      ))}
    </Dialog>
  )
}
