import type { PdpStatistics, PdpTrend } from '@endcap/client'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { Figure } from '../../parts/figures.tsx'
import { Points } from '../../parts/score.tsx'
import { count, percent, scoreText, signed, spokenPoints } from '../../words/numbers.ts'

/** Number of weeks over which the change of the median is shown. */
const WEEKS = 4

type KeyFiguresProps = {
  figures: PdpStatistics
  /** Null while filters are set, because the trend is of all listings. */
  trend: PdpTrend | null
  filters: OverviewFilterState
}

/** The four figures at the top of the overview. */
export function KeyFigures({ figures, trend, filters }: KeyFiguresProps) {
  const { scored, certified, median_score: median, mean_can_win: canWin } = figures
  const change = trend === null ? null : medianChange(trend)
  return (
    <dl class="figures panel">
      <Figure name="Listings" note={listingsNote(figures)}>
        <a href={filters.to('listings')}>{count(figures.count)}</a>
      </Figure>
      <Figure
        name="Median score"
        note={
          change === null ? (
            'half of the listings score higher'
          ) : (
            <>
              <Points value={change} /> in {WEEKS} weeks
            </>
          )
        }
      >
        {scoreText(median)}
      </Figure>
      <Figure
        name="Certified"
        note={scored === 0 ? 'none is scored yet' : `${percent(certified / scored)} of listings`}
      >
        <a href={filters.to('listings', { score_min: 80 })}>{count(certified)}</a>
      </Figure>
      <Figure name="Can win" note="points for the average listing">
        {canWin === null ? (
          '–'
        ) : (
          <span class="gain">
            <span aria-hidden="true">{signed(canWin)}</span>
            <span class="spoken">{spokenPoints(canWin)}</span>
          </span>
        )}
      </Figure>
    </dl>
  )
}

function listingsNote(figures: PdpStatistics): string {
  const { count: all, scored, of_earlier_release: earlier } = figures
  if (scored < all) return `${count(scored)} scored so far`
  return earlier > 0 ? `${count(earlier)} still have the score of an earlier release` : addedNote(figures)
}

const addedNote = ({ added_last_week: added }: PdpStatistics): string =>
  added === 0 ? 'none added this week' : `${count(added)} added this week`

/** Returns the change of the median over the last weeks, or null if there was none at their start. */
function medianChange({ weeks }: PdpTrend): number | null {
  const now = weeks.at(-1)?.median_score ?? null
  const before = weeks.at(-1 - WEEKS)?.median_score ?? null
  return now === null || before === null ? null : now - before
}
