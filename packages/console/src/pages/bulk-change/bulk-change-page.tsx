import './bulk-change.css'
import type { BulkChange } from '@endcap/client'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import {
  bulkChanges,
  bulkState,
  bulkTitle,
  isBusy,
  leftOutText,
  refreshListings,
  undoAll,
  useBulkChange,
} from '../../features/bulk-changes/bulk-changes.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { announce } from '../../parts/live.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { Pairs } from './pairs.tsx'

/** A change of many listings: its pairs, its progress and its undo. It goes on without this page. */
export function BulkChangePage() {
  const id = useRoute().params['id'] ?? ''
  const resource = useBulkChange(id)
  const { data } = resource
  const title = data ? bulkTitle(data) : say('console.bulk.recent')
  const except = useSignal<ReadonlySet<string>>(new Set())
  useAnnouncedEnd(data)
  return (
    <Page
      title={title}
      documentTitle={title}
      class="bulk-change"
      crumbs={<Crumb href={at('listings')}>{say('console.listings.title')}</Crumb>}
      meta={data && aboutBulk(data)}
      buttons={data && <Buttons bulk={data} except={except} reload={resource.reload} />}
    >
      <Loaded resource={resource} rows={6}>
        {(bulk) => (
          <>
            <Progress bulk={bulk} />
            <Pairs bulk={bulk} except={except} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function aboutBulk({ total, created_at: created, created_by: by }: BulkChange): string {
  return [counted(total, 'console.counted.listings'), ago(created), by.name].filter(Boolean).join('  ·  ')
}

function useAnnouncedEnd(bulk: BulkChange | undefined): void {
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (!bulk) return
    const hasChanged = known.current !== null && known.current !== bulk.status
    if (hasChanged && !isBusy(bulk)) announce(bulkState(bulk))
    if (hasChanged) refreshListings(bulk.bulk_change_id)
    known.current = bulk.status
  }, [bulk?.status])
}

type ButtonsProps = { bulk: BulkChange; except: Signal<ReadonlySet<string>>; reload: () => Promise<void> }

function Buttons({ bulk, except, reload }: ButtonsProps) {
  const { bulk_change_id: id, status, counts, undo_until: until } = bulk
  const off = !currentSession().can.edit && say('console.listings.viewers_cannot_change')
  if (status === 'ready' && counts.planned > 0) {
    const count = counts.planned - except.value.size
    return (
      <Button
        look="first"
        off={off || (count === 0 && say('console.bulk.all_left_out'))}
        onClick={() => bulkChanges.start(id, { except: [...except.value] }).then(reload)}
      >
        {say('console.bulk.apply', { count })}
      </Button>
    )
  }
  if (until === null) return null
  return (
    <Button off={off} onClick={() => undoAll(id)}>
      {say('console.common.undo')}
    </Button>
  )
}

function Progress({ bulk }: { bulk: BulkChange }) {
  const { status, counts, total } = bulk
  const open =
    status === 'undoing' ? counts.changed : counts.waiting + (status === 'running' ? counts.planned : 0)
  const all = status === 'undoing' ? counts.changed + counts.undone + counts.kept : total
  return (
    <section class="panel bulk-progress">
      <p>
        <b>{bulkState(bulk)}</b>
      </p>
      {!isBusy(bulk) && leftOutText(bulk) && <p class="small">{leftOutText(bulk)}</p>}
      {isBusy(bulk) && (
        <>
          <progress max={Math.max(1, all)} value={all - open} aria-label={bulkState(bulk)} />
          <p class="small quiet">{say('console.bulk.leave')}</p>
        </>
      )}
      {status === 'ready' && counts.planned > 0 && (
        <p class="small quiet">{say('console.bulk.ready_note')}</p>
      )}
    </section>
  )
}
