import type { LiveCheckSummary } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { readUpTo } from '../../data/read-up-to.ts'
import { type Resource, useResource } from '../../data/resource.ts'
import { liveChecks } from '../../features/live/live.ts'
import { LIVE_STATES, type LiveState, stateName } from '../../features/live/live-words.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Score } from '../../parts/score.tsx'
import { count, counted, partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'

const PAGE_SIZE = 50
const POLL_MS = 30_000

type Counts = Record<LiveState, number>

type Checks = {
  list: Resource<{ data: LiveCheckSummary[]; hasMore: boolean }>
  counts: Resource<Counts>
  readMore: () => void
}

/** Reads the last night of each listing, and how many there are of each state. */
export function useLastChecks(state: LiveState | null): Checks {
  const pages = useSignal(1)
  const shown = pages.value * PAGE_SIZE
  const filters = { ...(state !== null && { state }), limit: PAGE_SIZE }
  const list = useResource(
    `live:list ${state} ${shown}`,
    (signal) => readUpTo(liveChecks.list(filters, { signal }), shown),
    { poll: () => POLL_MS },
  )
  const counts = useResource<Counts>('live:counts', (signal) => liveChecks.counts({ signal }), {
    poll: () => POLL_MS,
  })
  return { list, counts, readMore: () => (pages.value += 1) }
}

type StatesProps = { state: LiveState | null; onState: (state: LiveState | null) => void }

/** A table of listings by what their shops show. */
export const LastChecks = ({
  checks: { list, counts, readMore },
  state,
  onState,
}: StatesProps & { checks: Checks }) => (
  <section class="panel stack" aria-labelledby="last-checks">
    <h2 id="last-checks" class="title">
      {say('console.watch.last')}
    </h2>
    <States counts={counts.data} state={state} onState={onState} />
    <Loaded resource={list} rows={8}>
      {({ data, hasMore }) =>
        data.length === 0 ? (
          <Empty
            title={say(state === null ? 'console.watch.nothing_read' : 'console.watch.none_of_state')}
            text={state === null && say('console.watch.nothing_read_text')}
          />
        ) : (
          <>
            <Table checks={data} />
            {hasMore && (
              <div class="more-rows">
                <Button onClick={readMore}>{say('console.parts.show_more')}</Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  </section>
)

const States = ({ counts, state, onState }: StatesProps & { counts: Counts | undefined }) => (
  <div class="row wrap" role="group" aria-label={say('console.watch.filter')}>
    {[null, ...LIVE_STATES].map((each) => (
      <button
        key={each ?? 'all'}
        type="button"
        class={each === state ? 'button compact chip on' : 'button compact chip'}
        aria-pressed={each === state}
        onClick={() => onState(each)}
      >
        {each === null ? say('console.watch.all') : stateName(each)}
        {counts && (
          <span class="quiet">
            {count(each === null ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[each])}
          </span>
        )}
      </button>
    ))}
  </div>
)

const Table = ({ checks }: { checks: readonly LiveCheckSummary[] }) => (
  <table class="table last-checks">
    <caption class="spoken">{say('console.watch.last')}</caption>
    <thead>
      <tr>
        <th scope="col">{say('console.watch.listing')}</th>
        <th scope="col">{say('console.live.shop_shows')}</th>
        <th scope="col" class="wide-only">
          {say('console.watch.sent')}
        </th>
        <th scope="col">{say('console.watch.shown')}</th>
        <th scope="col" class="wide-only">
          {say('console.watch.read')}
        </th>
      </tr>
    </thead>
    <tbody>
      {checks.map((check) => (
        <Row key={check.pdp_id} check={check} />
      ))}
    </tbody>
  </table>
)

function Row({ check }: { check: LiveCheckSummary }) {
  const { pdp_id: pdpId, name, id, retailer, state, night, sent_score: sent, shown_score: shown } = check
  return (
    <tr>
      <td>
        <a class="check-name" href={at(`watch/${pdpId}`)} dir="auto">
          {name ?? id}
        </a>
        <div class="meta">
          {id} · {retailerName(retailer)}
        </div>
      </td>
      <td>
        <span class={`live-state ${state}`}>{stateName(state)}</span>
        <div class="meta">{detailsOf(check)}</div>
      </td>
      <td class="wide-only">
        <Score value={sent} />
      </td>
      <td>{shown !== null && <Score value={shown} />}</td>
      <td class="wide-only small quiet">{partialDate(night)}</td>
    </tr>
  )
}

function detailsOf({ wrong, unsure, moved, added }: LiveCheckSummary): string {
  const parts = [
    [wrong, 'console.live.wrong_count'],
    [unsure, 'console.live.unsure_count'],
    [moved, 'console.live.moved_count'],
    [added, 'console.live.added_count'],
  ] as const
  return parts.flatMap(([value, text]) => (value > 0 ? [counted(value, text)] : [])).join(', ')
}
