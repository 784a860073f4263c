import type { PdpTrend } from '@endcap/client'
import type { Resource } from '../../data/resource.ts'
import { Loaded } from '../../parts/controls.tsx'
import { dayOf, scoreText } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { drawTrend } from './trend-scale.ts'

/** The median of all listings over the last weeks, with marks where rules changed. */
export const MedianTrend = ({ trend }: { trend: Resource<PdpTrend> }) => (
  <section class="panel" aria-labelledby="trend-title">
    <div class="panel-head">
      <h2 id="trend-title">{say('console.overview.trend_title')}</h2>
      <span class="small quiet end">{say('console.overview.trend_note')}</span>
    </div>
    <Loaded resource={trend} rows={2}>
      {(data) => {
        if (hasLine(data)) return <Chart trend={data} />
        return <OneWeek median={data.weeks.at(-1)?.median_score ?? null} />
      }}
    </Loaded>
  </section>
)

/** Returns true if a trend has enough weeks for a line. */
export const hasLine = (trend: PdpTrend | undefined): boolean =>
  (trend?.weeks.filter(({ median_score }) => median_score !== null).length ?? 0) > 1

const OneWeek = ({ median }: { median: number | null }) => (
  <p class="quiet">
    {median === null
      ? say('console.overview.no_score')
      : sayWith('console.overview.one_week', { score: scoreText(median) }, { b: (text) => <b>{text}</b> })}
  </p>
)

function Chart({ trend }: { trend: PdpTrend }) {
  const { points, lines, marks } = drawTrend(trend)
  const last = points.at(-1)
  const { weeks } = trend
  return (
    <figure class="trend">
      <div class="trend-plot" aria-hidden="true">
        {lines.map(({ y, score }) => (
          <span key={score} class="trend-line small" style={{ top: `${y}%` }}>
            <span>{score}</span>
          </span>
        ))}
        {marks.map(({ x, at }) => (
          <span
            key={at}
            class={x > 50 ? 'trend-mark small before' : 'trend-mark small'}
            style={{ left: `${x}%` }}
          >
            <span>{say('console.overview.rules_changed', { day: dayOf(at) })}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {last && <span class="trend-dot" style={{ left: `${last.x}%`, top: `${last.y}%` }} />}
      </div>
      <div class="row between small trend-ends" aria-hidden="true">
        <span>{weeks[0] && dayOf(weeks[0].at)}</span>
        <span>{say('console.overview.today')}</span>
      </div>
      <TrendTable trend={trend} />
    </figure>
  )
}

const TrendTable = ({ trend: { weeks, rubric_changes: changes } }: { trend: PdpTrend }) => (
  <div class="spoken">
    <table>
      <caption>{say('console.overview.trend_caption')}</caption>
      <tbody>
        {weeks.map(({ at, median_score: median }) => (
          <tr key={at}>
            <th scope="row">{dayOf(at)}</th>
            <td>{scoreText(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {changes.map((at) => (
      <p key={at}>{say('console.overview.rules_changed_spoken', { day: dayOf(at) })}</p>
    ))}
  </div>
)
