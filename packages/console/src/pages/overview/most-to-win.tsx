import type { PdpPage, PdpSummary } from '@endcap/client'
import { definitionOf } from '@endcap/scoring/words'
import { at } from '../../base.ts'
import type { Resource } from '../../data/resource.ts'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Points, Score } from '../../parts/score.tsx'
import { Thumbnail } from '../../parts/shelf.tsx'
import { VerdictMark } from '../../parts/verdict.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { department, heading } from '../../words/terms.ts'

/** Gains below this are not worth a step. */
const LITTLE = 2

/** Points from own images. */
const todayOf = ({ can_win_split: split }: PdpSummary): number => split?.today ?? 0

type MostToWinProps = {
  listings: Resource<PdpPage>
  count: number
  filters: OverviewFilterState
  /** Has the page's filled button. */
  isLead: boolean
}

/** The listings with the most points to win, on a shelf with the first thing to do below each. */
export const MostToWin = ({ listings, count, filters, isLead }: MostToWinProps) => (
  <section class="panel most-to-win" aria-labelledby="win-title">
    <div class="panel-head">
      <h2 id="win-title">{say('console.overview.win_title')}</h2>
      <span class="small quiet">{say('console.overview.win_note')}</span>
      <a class="small link end" href={filters.to('listings', { sort: '-can_win_today' })}>
        {say('console.overview.see_all', { count })}
      </a>
    </div>
    <Loaded resource={listings}>
      {({ data }) => {
        const worthwhile = data.filter((listing) => todayOf(listing) > 0)
        if (worthwhile.length === 0)
          return (
            <p class="quiet">
              {data.every(({ pdp_score }) => pdp_score === null)
                ? say('console.overview.scoring')
                : say('console.overview.little_to_win_all')}
            </p>
          )
        return (
          <ol class="shelf win-shelf" role="list" aria-labelledby="win-title">
            {worthwhile.map((listing, index) => (
              <Product key={listing.pdp_id} listing={listing} isFirst={isLead && index === 0} />
            ))}
          </ol>
        )
      }}
    </Loaded>
  </section>
)

function Product({ listing, isFirst }: { listing: PdpSummary; isFirst: boolean }) {
  const { pdp_id, name, id, category, pdp_score, acceptance } = listing
  const href = at(`listings/${pdp_id}`)
  const shownName = name ?? id
  return (
    <li class="facing">
      <div class="stand">
        <a href={href} tabIndex={-1} aria-hidden="true">
          <Thumbnail listing={listing} />
        </a>
      </div>
      <div class="ticket">
        <a class="win-name" href={href} title={shownName}>
          {shownName}
        </a>
        <div class="meta cut">{[id, department(category)].filter(Boolean).join(' · ')}</div>
        <div class="row between win-score">
          <Score value={pdp_score} />
          <VerdictMark judged={acceptance} />
          <Points value={todayOf(listing)} />
        </div>
        <FirstStep listing={listing} isFirst={isFirst} />
      </div>
    </li>
  )
}

function FirstStep({ listing, isFirst }: { listing: PdpSummary; isFirst: boolean }) {
  const { pdp_id, first_action: action, name, id } = listing
  if (!action) return null
  const isLittle = todayOf(listing) < LITTLE
  const isSpark = definitionOf(action.code).needsImages
  const look = isFirst && !isLittle ? 'first' : undefined
  const listingName = name ?? id
  return (
    <>
      <p class={isLittle ? 'small quiet win-step' : 'small win-step'}>
        {isLittle ? say('console.overview.little_to_win') : heading(action.title)}
      </p>
      {currentSession().can.edit && isSpark ? (
        <LinkButton
          small
          look={look}
          icon="spark"
          href={at(`listings/${pdp_id}/spark`)}
          label={say('console.overview.spark_label', { listing: listingName })}
        >
          {say('console.overview.spark')}
        </LinkButton>
      ) : (
        <LinkButton
          small
          look={look}
          icon="swap"
          href={at(`listings/${pdp_id}/composer?try=first`)}
          label={say('console.overview.try_it_label', { listing: listingName })}
        >
          {say('console.overview.try_it')}
        </LinkButton>
      )}
    </>
  )
}
