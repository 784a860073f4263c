import '../../parts/lines.css'
import type { InboxItem } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { readUpTo } from '../../data/read-up-to.ts'
import { FALLBACK_POLL_MS, useResource } from '../../data/resource.ts'
import { authorName, inbox, refreshWork } from '../../features/work/work.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { ago, counted, decimal, exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

const PAGE_SIZE = 50

/** News for the person, the newest first. */
export function InboxList() {
  const pages = useSignal(1)
  const shown = pages.value * PAGE_SIZE
  const list = useResource(
    `work:inbox ${shown}`,
    (signal) => readUpTo(inbox.list({ limit: PAGE_SIZE }, { signal }), shown),
    { poll: () => FALLBACK_POLL_MS },
  )
  return (
    <Loaded resource={list} rows={6}>
      {({ data, hasMore }) =>
        data.length === 0 ? (
          <Empty title={say('console.work.inbox_empty')} text={say('console.work.inbox_about')} />
        ) : (
          <section class="panel inbox" aria-label={say('console.work.inbox')}>
            <div class="row between">
              <span class="small quiet">{say('console.work.inbox_about')}</span>
              <Button small onClick={() => inbox.read().then(refreshWork)}>
                {say('console.work.read_all')}
              </Button>
            </div>
            <ul class="divided">
              {data.map((item) => (
                <Item key={item.item_id} item={item} />
              ))}
            </ul>
            {hasMore && <Button onClick={() => (pages.value += 1)}>{say('console.parts.show_more')}</Button>}
          </section>
        )
      }
    </Loaded>
  )
}

function Item({ item }: { item: InboxItem }) {
  const { item_id: id, read_at: read, created_at: when, comment } = item
  const href = hrefOf(item)
  const text = textOf(item)
  return (
    <li class={read === null ? 'inbox-item unread' : 'inbox-item'}>
      <div>
        {href === null ? (
          text
        ) : (
          <a href={at(href)} onClick={() => void inbox.read([id]).then(refreshWork)}>
            {text}
          </a>
        )}
        {read === null && <span class="spoken">{say('console.work.unread')}</span>}
        {comment && (
          <p class="small quiet cut" dir="auto">
            {comment.text}
          </p>
        )}
      </div>
      <time class="small quiet" dateTime={when} title={exactTime(when)}>
        {ago(when)}
      </time>
    </li>
  )
}

function hrefOf({ kind, shot_id: shot, image_id: image, listing, imported, test }: InboxItem): string | null {
  if (test !== null) return `outcomes?test=${test.test_id}`
  if (listing !== null && (kind === 'live_alert' || kind === 'live_unread')) return `watch/${listing.pdp_id}`
  if (shot !== null) return `work?view=team&shot=${shot}`
  if (imported) return `import/${imported.import_id}`
  if (image !== null) return `images/${image}`
  return listing && `listings/${listing.pdp_id}`
}

function textOf({ kind, by, listing, score, imported, test }: InboxItem): string {
  const name = authorName(by)
  const of = listing?.name ?? listing?.id ?? ''
  switch (kind) {
    case 'mentioned':
      return say('console.work.news_mentioned', { name })
    case 'commented':
      return say('console.work.news_commented', { name, listing: of })
    case 'assigned':
      return say('console.work.news_assigned', { name, listing: of })
    case 'to_review':
      return say('console.work.news_to_review', { name, listing: of })
    case 'sent_back':
      return say('console.work.news_sent_back', { name, listing: of })
    case 'score_dropped':
      return say('console.work.news_dropped', {
        listing: of,
        points: decimal((score?.before ?? 0) - (score?.now ?? 0)),
      })
    case 'import_done':
      return counted(imported?.submitted ?? 0, 'console.work.news_import')
    case 'live_alert':
      return say('console.work.news_live_alert', { listing: of })
    case 'live_unread':
      return say('console.work.news_live_unread', { listing: of })
    case 'test_due':
      return say('console.work.news_test_due', { name: test?.name ?? '' })
    case 'test_decided':
      return say('console.work.news_test_decided', { name: test?.name ?? '' })
    case 'spark_ready':
    default:
      return say('console.work.news_spark')
  }
}
