import type { PdpStatistics } from '@endcap/client'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { planImages } from '../../features/bulk-changes/bulk-changes.ts'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Thumbnail } from '../../parts/shelf.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { counted, signed } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { adviceText } from '../../words/terms.ts'

/** Rows before "Show all". */
const SHOWN = 4
/** Fewer listings are quicker done one by one. */
const MIN_LISTINGS = 2
const THUMBNAILS = 4
const FRESH_MS = 60_000

type Advice = PdpStatistics['advice'][number]
type RowProps = { group: Advice; filters: OverviewFilterState; isFirst: boolean }

/** They need a new image. */
const NEEDS_IMAGE: ReadonlySet<Advice['advice']> = new Set(['crop', 'whiten'])

const canApply = ({ advice, listings }: Advice): boolean =>
  listings >= MIN_LISTINGS && !NEEDS_IMAGE.has(advice)

/** Returns whether a row has the page's filled button. */
export const canApplyAny = (advice: readonly Advice[]): boolean => advice.some(canApply)

/** Changes from own images that come first in many listings. Each leads to its listings. */
export function SameChange({ advice, filters }: { advice: readonly Advice[]; filters: OverviewFilterState }) {
  const [isAll, setAll] = useState(false)
  const groups = advice.filter(({ listings }) => listings >= MIN_LISTINGS)
  if (groups.length === 0) return null
  const first = groups.find(canApply)
  return (
    <section class="panel same-change" aria-labelledby="same-change-title">
      <div class="panel-head">
        <h2 class="title" id="same-change-title">
          {say('console.overview.same_change')}
        </h2>
        <span class="small quiet">{say('console.overview.same_change_note')}</span>
        {groups.length > SHOWN && (
          <button type="button" class="link small end" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll
              ? say('console.common.show_fewer')
              : say('console.overview.same_change_all', { count: groups.length })}
          </button>
        )}
      </div>
      <ul class="divided">
        {groups.slice(0, isAll ? groups.length : SHOWN).map((group) => (
          <Row key={group.advice} group={group} filters={filters} isFirst={group === first} />
        ))}
      </ul>
    </section>
  )
}

function Row({ group, filters, isFirst }: RowProps) {
  const { advice, listings, median_gain: gain } = group
  const { route } = useLocation()
  const text = adviceText(advice)
  return (
    <li class="same-change-row">
      <Examples advice={advice} filters={filters} />
      <span>
        <b>{text}</b>
        <span class="small quiet">{counted(listings, 'console.counted.listings')}</span>
      </span>
      <span class="same-change-gain">
        <b class="gain">{signed(gain)}</b>
        <span class="small quiet">{say('console.overview.median_gain')}</span>
      </span>
      <LinkButton
        href={filters.to('listings', { advice })}
        label={say('console.overview.look_label', { advice: text })}
      >
        {say('console.overview.look')}
      </LinkButton>
      {canApply(group) && (
        <Button
          look={isFirst ? 'first' : undefined}
          label={say('console.bulk.apply_label', { count: listings, advice: text })}
          off={!currentSession().can.edit && say('console.listings.viewers_cannot_change')}
          onClick={async () => {
            const { retailer, categoryId } = filters
            const chosen = { advice, ...(retailer && { retailer }), ...(categoryId && { categoryId }) }
            route(at(await planImages('advice', { filters: chosen })))
          }}
        >
          {say('console.bulk.apply', { count: listings })}
        </Button>
      )}
    </li>
  )
}

/** Main images of the listings that gain most, one over the other. */
function Examples({
  advice,
  filters: { retailer, categoryId },
}: Pick<RowProps, 'filters'> & { advice: Advice['advice'] }) {
  const { data } = useResource(
    `pdps:same-change?${advice}&${retailer ?? ''}&${categoryId ?? ''}`,
    (signal) =>
      endcap.pdps
        .list(
          {
            advice,
            sort: '-can_win_today',
            limit: THUMBNAILS,
            ...(retailer && { retailer }),
            ...(categoryId && { categoryId }),
          },
          { signal },
        )
        .page(),
    { freshMs: FRESH_MS },
  )
  return (
    <span class="same-change-pictures" aria-hidden="true">
      {data?.data.map((listing) => (
        <Thumbnail key={listing.pdp_id} listing={listing} />
      ))}
    </span>
  )
}
