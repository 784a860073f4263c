import type { BulkChange, BulkChangeItem, BulkItemStatus } from '@endcap/client'
import { type Signal, useSignal } from '@preact/signals'
import { at, local } from '../../base.ts'
import { readUpTo } from '../../data/read-up-to.ts'
import { useResource } from '../../data/resource.ts'
import { bulkChanges } from '../../features/bulk-changes/bulk-changes.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { MiniShelf } from '../../parts/shelf.tsx'
import { currentSession } from '../../session/session.ts'
import { scoreText, signed } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'

const PAGE_SIZE = 50

/** Ids of listings that are left out before the change is applied. */
type Except = Signal<ReadonlySet<string>>

/** Listings that one start can leave out. */
const MAX_EXCEPT = 1_000

/** Statuses of the pairs that a state shows. */
const PAIRS: Partial<Record<BulkChange['status'], BulkItemStatus>> = {
  ready: 'planned',
  completed: 'changed',
  undone: 'undone',
}

/** The listings before and after, and those that are left out. */
export function Pairs({ bulk, except }: { bulk: BulkChange; except: Except }) {
  const pairs = PAIRS[bulk.status]
  const left = bulk.status === 'undoing' || bulk.status === 'undone' ? 'kept' : 'skipped'
  return (
    <>
      {pairs && bulk.counts[pairs] > 0 && (
        <Items
          bulk={bulk}
          status={pairs}
          title={say('console.bulk.pairs')}
          except={bulk.status === 'ready' && currentSession().can.edit ? except : null}
        />
      )}
      {bulk.counts[left] > 0 && (
        <Items bulk={bulk} status={left} title={say('console.bulk.left_out', { count: bulk.counts[left] })} />
      )}
    </>
  )
}

type ItemsProps = { bulk: BulkChange; status: BulkItemStatus; title: string; except?: Except | null }

function Items({ bulk, status, title, except = null }: ItemsProps) {
  const pages = useSignal(1)
  const shown = pages.value * PAGE_SIZE
  const { bulk_change_id: id } = bulk
  // The order is final once planned.
  const list = useResource(
    `bulk-items ${id} ${status} ${shown} ${bulk.status} ${bulk.counts[status]}`,
    (signal) => readUpTo(bulkChanges.items(id, { status, limit: PAGE_SIZE }, { signal }), shown),
  )
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      <Loaded resource={list} rows={4}>
        {({ data, hasMore }) => (
          <>
            <ul class="divided">
              {data.map((item) => (
                <Pair key={item.pdp_id} item={item} except={except} />
              ))}
            </ul>
            {hasMore && (
              <div class="more-rows">
                <Button onClick={() => (pages.value += 1)}>{say('console.parts.show_more')}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Pair({ item, except }: { item: BulkChangeItem; except: Except | null }) {
  const { pdp_id: pdpId, name, id, reason, before, after, score_before: from, score_after: to } = item
  return (
    <li class="bulk-pair">
      <span class="bulk-name">
        {id === null ? (
          say('console.bulk.deleted_listing')
        ) : (
          <a href={at(`listings/${pdpId}`)} dir="auto">
            {name ?? id}
          </a>
        )}
        {reason && <span class="small quiet">{say(`console.bulk.reason.${reason}`)}</span>}
        {from !== null && to !== null && (
          <span class="small row">
            {scoreText(from)} <Icon name="forward" /> <b>{scoreText(to)}</b>{' '}
            <span class="gain">{signed(to - from)}</span>
          </span>
        )}
        {except && <Choice pdpId={pdpId} except={except} />}
      </span>
      {before && after && (
        <>
          <Side name={say('console.bulk.before')} side={before} />
          <Side name={say('console.bulk.after')} side={after} other={before} />
        </>
      )}
    </li>
  )
}

function Choice({ pdpId, except }: { pdpId: string; except: Except }) {
  const left = except.value
  const isLeft = left.has(pdpId)
  const toggle = () => {
    const next = new Set(left)
    if (!next.delete(pdpId)) next.add(pdpId)
    except.value = next
  }
  return (
    <label class="small row">
      <input
        type="checkbox"
        class="check"
        checked={!isLeft}
        disabled={!isLeft && left.size >= MAX_EXCEPT}
        onChange={toggle}
      />
      {say('console.bulk.change_it')}
    </label>
  )
}

type SideProps = {
  name: string
  side: NonNullable<BulkChangeItem['before']>
  other?: BulkChangeItem['before']
}

function Side({ name, side: { images, retailer, tags }, other = null }: SideProps) {
  const main = other?.images?.[0]?.image_id
  return (
    <div class="bulk-side" role="group" aria-label={name}>
      <span class="small quiet">{name}</span>
      {images && (
        <MiniShelf
          images={images.map(({ image_id: key, renditions }, position) => ({
            key,
            src: renditions && local(renditions['160']),
            isNew: other !== null && position === 0 && key !== main,
            alt: say('console.listing.image_at', { position }),
          }))}
        />
      )}
      <span class="small">
        {[retailer && retailerName(retailer), tags && (tags.join(', ') || '–')].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}
