import '../../parts/lines.css'
import './trash.css'
import type { TrashedPdp } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import { readUpTo } from '../../data/read-up-to.ts'
import { useResource } from '../../data/resource.ts'
import { deleteForGood, restoreListings, trash } from '../../features/listing/trash.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, dayOf, exactTime, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'

const PAGE_SIZE = 50

/** Listings that were deleted in the last 30 days, to restore them or to delete them for good. */
export function TrashPage() {
  const pages = useSignal(1)
  const shown = pages.value * PAGE_SIZE
  const list = useResource(`trash ${shown}`, (signal) =>
    readUpTo(trash.list({ limit: PAGE_SIZE }, { signal }), shown),
  )
  const title = say('console.trash.title')
  return (
    <Page
      title={title}
      documentTitle={title}
      class="trash"
      crumbs={<Crumb href={at('listings')}>{say('console.listings.title')}</Crumb>}
      meta={list.data?.data.length ? say('console.trash.about') : null}
    >
      <Loaded resource={list} rows={6}>
        {({ data, hasMore }) =>
          data.length === 0 ? (
            <Empty title={say('console.trash.empty')} text={say('console.trash.empty_text')} />
          ) : (
            <section class="panel" aria-label={title}>
              <ul class="lines">
                {data.map((listing) => (
                  <TrashLine key={listing.pdp_id} listing={listing} reload={list.reload} />
                ))}
              </ul>
              {hasMore && (
                <div class="more-rows">
                  <Button onClick={() => (pages.value += 1)}>{say('console.parts.show_more')}</Button>
                </div>
              )}
            </section>
          )
        }
      </Loaded>
    </Page>
  )
}

type TrashLineProps = { listing: TrashedPdp; reload: () => Promise<void> }

function TrashLine({ listing, reload }: TrashLineProps) {
  const [isDeleting, setDeleting] = useState(false)
  const { name, id, retailer, thumbnail_url: thumbnail, pdp_score: score } = listing
  const off = !currentSession().can.edit && say('console.trash.viewers')
  // The row may be gone, also after a failure.
  const act = async (work: Promise<void>) => {
    try {
      await work
    } finally {
      await reload()
    }
  }
  return (
    <li class="line">
      <span class="line-picture">
        <Picture src={thumbnail === null ? null : local(thumbnail)} alt="" side={160} />
      </span>
      <span class="line-name">
        <span class="cut">{name ?? id}</span>
        <span class="meta cut">
          {id} · {retailerName(retailer)}
          {score !== null && ` · ${say('console.trash.score', { score: scoreText(score) })}`}
        </span>
        <Times listing={listing} />
      </span>
      <span class="row wrap">
        <Button small off={off} onClick={() => act(restoreListings([listing]))}>
          {say('console.trash.restore')}
        </Button>
        <Button small look="removes" off={off} onClick={() => setDeleting(true)}>
          {say('console.trash.delete')}
        </Button>
      </span>
      {isDeleting && (
        <ConfirmRemoval
          title={say('console.trash.delete_title', { name: name ?? id })}
          text={say('console.trash.delete_text')}
          keep={say('console.common.keep_it')}
          remove={say('console.trash.delete')}
          onRemove={() => act(deleteForGood(listing))}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  )
}

function Times({ listing }: Pick<TrashLineProps, 'listing'>) {
  const { deleted_at: deleted, deleted_by: by, expires_at: expires } = listing
  const person = by.name ?? by.id
  return (
    <span class="meta">
      <time dateTime={deleted} title={exactTime(deleted)}>
        {say('console.trash.deleted_when', { when: ago(deleted) })}
      </time>
      {person !== null && ` ${say('console.trash.by', { name: person })}`}
      {' · '}
      <time dateTime={expires} title={exactTime(expires)}>
        {say('console.trash.gone_on', { day: dayOf(expires) })}
      </time>
    </span>
  )
}
