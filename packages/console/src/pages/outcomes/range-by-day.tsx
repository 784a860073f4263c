import type { OutcomeComparison, OutcomeTest } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { partialDate, signedPercent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { type Axis, axisOf, dayNumber, dayTicks, fromTop } from './axis.ts'
import { RangeWords } from './range-bar.tsx'

type RangeByDayProps = { test: OutcomeTest; comparison: OutcomeComparison | null }

/** The range after each period of a test, as a band around the middle. */
export function RangeByDay({ test, comparison }: RangeByDayProps) {
  const { from, to } = test
  const looks = comparison?.verdict === 'broken' ? [] : (comparison?.looks ?? [])
  if (from === null || to === null || looks.length < 2)
    return <p class="quiet no-chart">{say(whyNone(test, comparison))}</p>
  const decided = comparison?.decided_on ?? null
  return (
    <figure class="by-day">
      <Plot looks={looks} from={from} last={dayNumber(from, to)} decided={decided} />
      <Table looks={looks} />
      <figcaption class="small quiet">{say('console.outcomes.band_about')}</figcaption>
    </figure>
  )
}

/** Returns why there is no range by day. */
function whyNone({ kind }: OutcomeTest, comparison: OutcomeComparison | null): MessageId {
  if (kind === 'observational') return 'console.outcomes.not_causal_text'
  if (comparison?.verdict === 'broken') return 'console.outcomes.broken_text'
  return comparison?.looks.length === 1 ? 'console.outcomes.one_period' : 'console.outcomes.no_range_yet'
}

type Looks = OutcomeComparison['looks']
type PlotProps = { looks: Looks; from: string; last: number; decided: string | null }

function Plot({ looks, from, last, decided }: PlotProps) {
  const axis = axisOf(laterHalf(looks), { most: 7 })
  const x = (day: number) => (100 * (day - 1)) / Math.max(1, last - 1)
  const points = looks.map((look) => ({ ...look, x: x(dayNumber(from, look.to)) }))
  const decidedDay = decided === null ? null : dayNumber(from, decided)
  const isWorse = (looks.at(-1)?.middle ?? 0) < 0
  return (
    <div class="by-day-plot" aria-hidden="true">
      <Lines axis={axis} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <polygon class="band" points={bandOf(points, axis)} />
        <polyline
          class="middle"
          points={points.map((each) => `${each.x},${fromTop(axis, each.middle)}`).join(' ')}
        />
      </svg>
      {decidedDay !== null && <Decided day={decidedDay} at={x(decidedDay)} isWorse={isWorse} />}
      <div class="by-day-days small">
        {dayTicks(last, decidedDay === null ? [] : [decidedDay]).map((day) => (
          <span key={day} style={{ left: `${x(day)}%` }}>
            {day === 1 ? say('console.outcomes.day', { day }) : day}
          </span>
        ))}
      </div>
    </div>
  )
}

type DecidedProps = { day: number; at: number; isWorse: boolean }

const Decided = ({ day, at, isWorse }: DecidedProps) => (
  <span
    class={['decided small', at > 50 && 'before', isWorse && 'worse'].filter(Boolean).join(' ')}
    style={{ left: `${at}%` }}
  >
    <b>{say('console.outcomes.leaves_zero', { day })}</b>
  </span>
)

/** The first ranges are so wide that later ones could not be seen beside them. */
const laterHalf = (looks: Looks): Looks => looks.slice(Math.floor(looks.length / 3))

function bandOf(points: readonly (Looks[number] & { x: number })[], axis: Axis): string {
  const upper = points.map((each) => `${each.x},${fromTop(axis, each.high)}`)
  const lower = points.map((each) => `${each.x},${fromTop(axis, each.low)}`)
  return [...upper, ...lower.toReversed()].join(' ')
}

const Lines = ({ axis }: { axis: Axis }) =>
  axis.ticks.map((tick) => (
    <span
      key={tick}
      class={Math.abs(tick) < 1e-9 ? 'plot-line zero small' : 'plot-line small'}
      style={{ top: `${fromTop(axis, tick)}%` }}
    >
      <span>{signedPercent(tick)}</span>
    </span>
  ))

const Table = ({ looks }: { looks: Looks }) => (
  <div class="spoken">
    <table>
      <caption>{say('console.outcomes.band_caption')}</caption>
      <tbody>
        {looks.map((look) => (
          <tr key={look.to}>
            <th scope="row">{partialDate(look.to)}</th>
            <td>
              <RangeWords range={look} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
