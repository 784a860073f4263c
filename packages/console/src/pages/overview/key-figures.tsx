import type { PdpStatistics, PdpTrend } from '@endcap/client'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { Figure } from '../../parts/figures.tsx'
import { Points } from '../../parts/score.tsx'
import { count, scoreText } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'

/** Number of weeks over which the change of the median is shown. */
const WEEKS = 4

type KeyFiguresProps = {
  figures: PdpStatistics
  /** Null with filters, because the trend covers all listings. */
  trend: PdpTrend | null
  filters: OverviewFilterState
}

/** The four figures at the top of the overview. */
export function KeyFigures({ figures, trend, filters }: KeyFiguresProps) {
  const { scored, certified, median_score: median, can_gain: gain } = figures
  const change = trend === null ? null : medianChange(trend)
  return (
    <dl class="figures panel">
      <Figure name={say('console.overview.listings')} note={listingsNote(figures)}>
        <a href={filters.to('listings')}>{count(figures.count)}</a>
      </Figure>
      <Figure
        name={say('console.overview.median')}
        note={
          change === null
            ? say('console.overview.median_note')
            : sayWith(
                'console.overview.median_change',
                { weeks: WEEKS },
                { change: () => <Points value={change} /> },
              )
        }
      >
        {scoreText(median)}
      </Figure>
      <Figure
        name={say('console.overview.certified')}
        note={
          scored === 0
            ? say('console.overview.certified_none')
            : say('console.overview.certified_share', { share: certified / scored })
        }
      >
        <a href={filters.to('listings', { score_min: 80 })}>{count(certified)}</a>
      </Figure>
      <Figure
        name={say('console.overview.can_gain')}
        note={say('console.overview.can_gain_note', { spark: gain.with_spark, shoot: gain.with_shoot })}
      >
        <a class="gain" href={filters.to('listings', { sort: '-can_win_today' })}>
          {count(gain.today)}
        </a>
      </Figure>
    </dl>
  )
}

function listingsNote(figures: PdpStatistics): string {
  const { count: all, scored, of_earlier_release: earlier, added_last_week: added } = figures
  if (scored < all) return say('console.overview.scored_so_far', { count: scored })
  return earlier > 0
    ? say('console.overview.earlier_release', { count: earlier })
    : say('console.overview.added', { count: added })
}

/** Returns the recent change of the median, or null without an earlier one. */
function medianChange({ weeks }: PdpTrend): number | null {
  const now = weeks.at(-1)?.median_score ?? null
  const before = weeks.at(-1 - WEEKS)?.median_score ?? null
  return now === null || before === null ? null : now - before
}
