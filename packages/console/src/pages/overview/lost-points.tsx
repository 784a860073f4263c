import type { PdpStatistics } from '@endcap/client'
import { LOSS_WORDS } from '@endcap/scoring/words'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { ShareBar } from '../../parts/controls.tsx'
import { percent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { CAUSES } from '../../words/terms.ts'

type LostPointsProps = { lost: PdpStatistics['lost']; filters: OverviewFilterState }

/** Causes of lost points by their share. Each leads to the listings that lose most by it. */
export function LostPoints({ lost, filters }: LostPointsProps) {
  const causes = lost.filter(({ points }) => points >= 0.05)
  const highest = Math.max(...causes.map(({ share }) => share), 0.01)
  return (
    <section class="panel" aria-labelledby="lost-title">
      <div class="panel-head">
        <h2 id="lost-title">{say('console.overview.lost_title')}</h2>
        <span class="small quiet end">{say('console.overview.lost_note')}</span>
      </div>
      {causes.length === 0 && <p class="quiet">{say('console.overview.lose_nothing')}</p>}
      <ul class="lost-causes">
        {causes.map(({ cause, share, most }) => (
          <li key={cause}>
            <a href={filters.to('listings', { loses_most_by: cause })}>
              <span>{CAUSES[cause]}</span>
              <span class="small quiet">{most > 0 && say('console.overview.cause_of', { count: most })}</span>
              <ShareBar share={share / highest} pattern={LOSS_WORDS[cause].pattern} />
              <b class="number">{percent(share)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
