import type { PdpStatistics } from '@endcap/client'
import { CERTIFIED } from '@endcap/scoring'
import { useSignal } from '@preact/signals'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { BarsAxis } from '../../parts/figures.tsx'
import { count } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { type ScoreRange, ScoreRangeCard } from './score-range-card.tsx'

type HistogramProps = { figures: PdpStatistics; filters: OverviewFilterState }

/** Listings by score. Each bar leads to its listings. */
export const Histogram = ({ figures, filters }: HistogramProps) => (
  <section class="panel histogram" aria-labelledby="histogram-title">
    <div class="panel-head">
      <h2 id="histogram-title">{say('console.overview.by_score')}</h2>
      <span class="small quiet wide">{say('console.overview.select_bar')}</span>
      <span class="small quiet narrow" aria-hidden="true">
        {say('console.overview.below_and_certified', {
          below: figures.scored - figures.certified,
          mark: CERTIFIED,
          certified: figures.certified,
        })}
      </span>
    </div>
    <Bars class="fine" ranges={figures.histogram} figures={figures} filters={filters} />
    {/* Bars of five points are too narrow for a finger on a phone. */}
    <Bars class="coarse" ranges={joined(figures.histogram)} figures={figures} filters={filters} />
    <table class="spoken">
      <caption>{say('console.overview.by_score')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('console.overview.column_score')}</th>
          <th scope="col">{say('console.overview.column_listings')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.histogram.map(({ from, to, count: listings }) => (
          <tr key={from}>
            <th scope="row">{say('console.overview.range', { from, to })}</th>
            <td>{listings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

type BarsProps = HistogramProps & { class: string; ranges: readonly ScoreRange[] }

function Bars({ class: className, ranges, figures, filters }: BarsProps) {
  const shown = useSignal<ScoreRange | null>(null)
  const highest = Math.max(1, ...ranges.map((range) => range.count))
  const hide = () => (shown.value = null)
  return (
    <div class={`bars ${className}`} onPointerLeave={hide}>
      <CertifiedMark figures={figures} />
      <ol class="bars-plot" role="list">
        {ranges.map((range) => (
          <li key={range.from}>
            {range.count > 0 && (
              <a
                class={range.from < CERTIFIED ? 'bar-link low' : 'bar-link'}
                href={filters.to('listings', { score_min: range.from, score_max: range.to })}
                aria-label={say('console.overview.range_label', { ...range })}
                onPointerEnter={() => (shown.value = range)}
                onFocus={() => (shown.value = range)}
                onBlur={hide}
                onKeyDown={(event) => event.key === 'Escape' && hide()}
              >
                <span class="small bar-count">{count(range.count)}</span>
                <span class="bar-fill" style={{ height: `${(100 * range.count) / highest}%` }} />
              </a>
            )}
          </li>
        ))}
        {shown.value && <ScoreRangeCard range={shown.value} highest={highest} filters={filters} />}
      </ol>
      <BarsAxis />
    </div>
  )
}

const CertifiedMark = ({ figures: { scored, certified } }: { figures: PdpStatistics }) => (
  <div class="bars-mark small" style={{ left: `${CERTIFIED}%` }}>
    <span>{say('console.overview.below', { count: scored - certified })}</span>
    <span>
      {sayWith(
        'console.overview.certified_above',
        { count: certified, mark: CERTIFIED },
        { more: (text) => <span class="bars-mark-more">{text}</span> },
      )}
    </span>
  </div>
)

/** Joins each two ranges. */
function joined(ranges: readonly ScoreRange[]): ScoreRange[] {
  return ranges.flatMap((range, index) => {
    const next = ranges[index + 1]
    return index % 2 === 1 || !next
      ? []
      : [{ from: range.from, to: next.to, count: range.count + next.count }]
  })
}
