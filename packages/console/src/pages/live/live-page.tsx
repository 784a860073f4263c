import '../../features/live/live.css'
import './live.css'
import type { ListingExplanation, LiveCheck } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { listingName, Scored, useExplanation, useListingId } from '../../features/listing/listing-head.tsx'
import { AlertRule } from '../../features/live/alert-rule.tsx'
import { liveChecks, refreshLive, useLiveCheck } from '../../features/live/live.ts'
import { columnsOf, differencesOf } from '../../features/live/live-places.ts'
import { verdictText } from '../../features/live/live-words.ts'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { readProblemText, retailerName } from '../../words/terms.ts'
import { CheckNow, LiveButtons } from './live-buttons.tsx'
import { LiveShelves } from './live-shelves.tsx'
import { LookCloser } from './look-closer.tsx'
import { NightsPanel } from './nights-panel.tsx'
import { useLiveKeys } from './use-live-keys.ts'
import { WhatDiffers } from './what-differs.tsx'

/** Figures of docs/performance.md, "Whether shops show what was sent". */
const MEASURED = { found: 490, changes: 500, alarms: 1, unchanged: 500 }

/** Compares what the shop shows of a listing with what was sent. */
export function LivePage() {
  const pdpId = useListingId()
  const { summary, ...explanation } = useExplanation(pdpId)
  const listing = explanation.data
  const hasShop = listing?.id_type === 'asin'
  const check = useLiveCheck(hasShop ? pdpId : null)
  const title = check.data ? verdictText(check.data) : say('console.live.title')
  return (
    <Page
      title={title}
      documentTitle={title}
      class="live-page"
      crumbs={
        <>
          <Crumb href={at('watch')}>{say('console.pages.watch')}</Crumb>
          <a href={at(`listings/${pdpId}`)} dir="auto">
            {listing ? listingName(listing) : say('console.listing.title')}
          </a>
        </>
      }
      meta={listing && metaOf(listing, check.data)}
      buttons={
        listing &&
        check.data &&
        check.data.places.length > 0 && <LiveButtons check={check.data} listing={listing} />
      }
    >
      <Scored summary={summary} resource={explanation}>
        {(scored) =>
          scored.id_type === 'asin' ? (
            <Loaded resource={check} rows={8}>
              {(data) => <Content check={data} listing={scored} />}
            </Loaded>
          ) : (
            <Empty title={say('console.live.no_page')} text={say('console.live.no_page_text')} />
          )
        }
      </Scored>
    </Page>
  )
}

function metaOf(listing: ListingExplanation, check: LiveCheck | undefined): string {
  const { name, id, retailer } = listing
  return [
    name,
    id,
    retailerName(retailer),
    check?.checked_at && say('console.live.read_at', { when: exactTime(check.checked_at) }),
  ]
    .filter(Boolean)
    .join('  ·  ')
}

type ContentProps = { check: LiveCheck; listing: ListingExplanation }

function Content({ check, listing }: ContentProps) {
  const looked = useSignal<number | null>(null)
  const columns = columnsOf(check.places)
  const differences = differencesOf(check.places)
  const look = (column: number) => {
    looked.value = column
  }
  useLiveKeys({ places: columns.length, onLook: look, onCheck: () => void checkNow(check) })
  if (columns.length === 0) return <NothingRead check={check} />
  const column = looked.value === null ? undefined : columns[looked.value]
  return (
    <div class="columns">
      <div class="stack">
        <Notes check={check} />
        <LiveShelves check={check} columns={columns} listing={listing} onLook={look} />
        {differences.length > 0 && (
          <WhatDiffers check={check} differences={differences} columns={columns} onLook={look} />
        )}
        <Keys places={columns.length} />
      </div>
      <div class="stack side">
        <NightsPanel check={check} />
        <TellMe check={check} />
        <section class="panel" aria-labelledby="how-sure">
          <h2 id="how-sure" class="title">
            {say('console.live.how_sure')}
          </h2>
          <p class="quiet">{say('console.live.how_sure_text', MEASURED)}</p>
        </section>
      </div>
      {column && (
        <LookCloser
          key={looked.value}
          column={column}
          pdpId={check.pdp_id}
          onClose={() => {
            looked.value = null
          }}
        />
      )}
    </div>
  )
}

async function checkNow({ pdp_id: pdpId, is_reading: isReading }: LiveCheck): Promise<void> {
  if (isReading || !currentSession().can.edit) return
  await liveChecks.checkNow(pdpId)
  refreshLive()
}

function NothingRead({ check }: { check: LiveCheck }) {
  const text = check.state === null ? say('console.live.never_text') : problemText(check)
  return (
    <div class="stack">
      <Empty title={verdictText(check)} text={text}>
        <CheckNow check={check} />
      </Empty>
      {check.nights.length > 0 && <NightsPanel check={check} />}
    </div>
  )
}

/** Says why the last page was not read, and that nobody was alerted. */
function problemText({ state, nights }: LiveCheck): string {
  if (state === 'not_allowed') return say('console.live.not_allowed_text')
  const problem = readProblemText(nights.at(-1)?.problem ?? 'failed')
  return say('console.live.not_read_text', { problem })
}

/** Limits of the comparison, above the shelves. */
function Notes({ check }: { check: LiveCheck }) {
  const { state, is_outdated: isOutdated, sent_from: from, checked_at: checked } = check
  const isUnread = state === 'not_read' || state === 'not_allowed'
  const lines = [
    isUnread && `${problemText(check)} ${say('console.live.shown_is_old')}`,
    isOutdated && say('console.live.outdated'),
    from === 'storefront' && say('console.live.never_sent'),
    check.is_reading && checked !== null && say('console.live.reading_text'),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <section class="panel live-notes" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

function TellMe({ check: { watch_ids: watches } }: { check: LiveCheck }) {
  const [first] = watches
  return (
    <section class="panel stack tight" aria-labelledby="tell-me">
      <h2 id="tell-me" class="title">
        {say('console.live.tell_me')}
      </h2>
      {first === undefined ? (
        <>
          <p class="quiet">{say('console.live.not_watched')}</p>
          <p>
            <a class="link" href={at('watch')}>
              {say('console.live.choose_watched')}
            </a>
          </p>
        </>
      ) : (
        <AlertRule watchId={first} />
      )}
    </section>
  )
}

const Keys = ({ places }: { places: number }) => (
  <p class="small quiet row wrap live-keys">
    <kbd>1</kbd>…<kbd>{Math.min(9, places)}</kbd> {say('console.live.key_look')} <kbd>␣</kbd>{' '}
    {say('console.live.key_flip')} <kbd>r</kbd> {say('console.live.key_check')}
  </p>
)
