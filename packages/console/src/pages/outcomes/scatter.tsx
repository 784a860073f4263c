import type { OutcomeCalibration } from '@endcap/client'
import { rangeHeadline } from '../../features/outcomes/range-headline.ts'
import { decimal, signedCount, signedPercent, twoDigits } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { type Axis, axisOf, fromTop } from './axis.ts'
import { RangeWords } from './range-bar.tsx'

type Known = NonNullable<OutcomeCalibration['calibration']>
type Point = OutcomeCalibration['points'][number]

/** Longer ranges are cut, so that the dots keep their distances. */
const LONGEST = 0.5
const RADIUS = 5

type ScatterProps = { calibration: OutcomeCalibration; known: Known }

/** Each test by the difference of its scores and by what it won, with the trend and where it may be. */
export function Scatter({ calibration: { points }, known }: ScatterProps) {
  const points100 = points.map(({ score_difference: value }) => ({ low: value / 100, high: value / 100 }))
  const across = axisOf(points100, { most: 6 })
  const up = axisOf(points, { limit: LONGEST, most: 8 })
  return (
    <section class="panel" aria-labelledby="scatter-title">
      <h2 id="scatter-title" class="title">
        {say('console.outcomes.scatter')}
      </h2>
      <p class="small quiet" aria-hidden="true">
        {say('console.outcomes.scatter_up')}
      </p>
      <div class="scatter-plot" aria-hidden="true">
        <Grid across={across} up={up} />
        <Trend slope={known.per_ten_points} across={across} up={up} />
        <svg class="scatter-dots">
          {points.map((point) => (
            <Dot key={`${point.test_id} ${point.arm_id}`} point={point} across={across} up={up} />
          ))}
        </svg>
      </div>
      <p class="small quiet scatter-across" aria-hidden="true">
        {say('console.outcomes.scatter_across')}
      </p>
      <Table points={points} />
      <p class="small scatter-legend">
        <span class="dot-key won" aria-hidden="true" /> {say('console.outcomes.higher_score_won')}
        <span class="dot-key" aria-hidden="true" /> {say('console.outcomes.lower_score_won')}
        <span class="quiet">{say('console.outcomes.scatter_about')}</span>
      </p>
      <p>
        <b>
          {say('console.outcomes.per_ten_points', {
            range: rangeHeadline(known.per_ten_points, 'any'),
          })}
        </b>{' '}
        {say('console.outcomes.rank', {
          value: twoDigits(known.rank.value),
          low: twoDigits(known.rank.low),
          high: twoDigits(known.rank.high),
        })}
      </p>
    </section>
  )
}

const held = (value: number): number => Math.min(100, Math.max(0, value))

const Grid = ({ across, up }: { across: Axis; up: Axis }) => (
  <>
    {up.ticks.map((tick) => (
      <span key={tick} class="plot-line small" style={{ top: `${fromTop(up, tick)}%` }}>
        <span>{signedPercent(tick)}</span>
      </span>
    ))}
    {across.ticks.map((tick) => (
      <span key={tick} class="plot-column small" style={{ left: `${across.at(tick)}%` }}>
        <span>{signedCount(Math.round(100 * tick))}</span>
      </span>
    ))}
  </>
)

type TrendProps = { slope: Known['per_ten_points']; across: Axis; up: Axis }

/** Lines through zero: two equal scores foretell nothing. */
function Trend({ slope, across, up }: TrendProps) {
  const ends = [across.low, across.high]
  // The slope is for 10 points, which are 0.1 of this scale.
  const at = (share: number) => ends.map((x) => `${across.at(x)},${fromTop(up, (share * x) / 0.1)}`)
  const zero = `${across.at(0)},${fromTop(up, 0)}`
  const [lowLeft, lowRight] = at(slope.low)
  const [highLeft, highRight] = at(slope.high)
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <polygon class="band" points={[lowLeft, zero, highLeft].join(' ')} />
      <polygon class="band" points={[lowRight, zero, highRight].join(' ')} />
      <polyline class="middle" points={at(slope.middle).join(' ')} />
    </svg>
  )
}

const hasWon = ({ score_difference: difference, middle }: Point): boolean => difference * middle > 0

function Dot({ point, across, up }: { point: Point; across: Axis; up: Axis }) {
  const x = `${across.at(point.score_difference / 100)}%`
  return (
    <>
      <line
        class="dot-range"
        x1={x}
        x2={x}
        y1={`${held(fromTop(up, point.high))}%`}
        y2={`${held(fromTop(up, point.low))}%`}
      />
      <circle
        class={hasWon(point) ? 'test-dot won' : 'test-dot'}
        cx={x}
        cy={`${held(fromTop(up, point.middle))}%`}
        r={RADIUS}
      />
    </>
  )
}

const Table = ({ points }: { points: readonly Point[] }) => (
  <div class="spoken">
    <table>
      <caption>{say('console.outcomes.scatter')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('console.outcomes.scatter_across')}</th>
          <th scope="col">{say('console.outcomes.scatter_up')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={`${point.test_id} ${point.arm_id}`}>
            <td>{decimal(point.score_difference)}</td>
            <td>
              <RangeWords range={point} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
