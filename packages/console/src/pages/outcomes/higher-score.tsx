import type { OutcomeCalibration } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { useOutcomeTests } from '../../features/outcomes/outcomes.ts'
import { count, counted, percent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { axisOf } from './axis.ts'
import { RangeBar, RangeWords } from './range-bar.tsx'

type Known = NonNullable<OutcomeCalibration['calibration']>
type HigherScoreProps = { points: OutcomeCalibration['points']; known: Known }

/** Shows what always taking the higher score would have won and lost. */
export function HigherScore({ points, known }: HigherScoreProps) {
  const isOpen = useSignal(false)
  const { hits, higher_score: higher } = known
  const lost = hits.of - hits.count
  return (
    <section class="panel" aria-labelledby="higher-score">
      <h2 id="higher-score" class="title">
        {say('console.outcomes.higher_score')}
      </h2>
      <dl class="outcome-figures">
        <div>
          <dt class="small quiet">{counted(hits.of, 'console.outcomes.over_tests')}</dt>
          <dd class="title">
            <RangeWords range={higher} />
          </dd>
        </div>
        <div>
          <dt class="small quiet">
            {say('console.outcomes.right_choices', {
              low: percent(hits.range.low),
              high: percent(hits.range.high),
            })}
          </dt>
          <dd class="title">{say('console.outcomes.of', { count: hits.count, of: hits.of })}</dd>
        </div>
        <div>
          <dt class="small quiet">
            {say('console.outcomes.lost_choices')}{' '}
            {lost > 0 && (
              <button
                type="button"
                class="link"
                aria-expanded={isOpen.value}
                onClick={() => (isOpen.value = !isOpen.value)}
              >
                {say('console.outcomes.see_them')}
              </button>
            )}
          </dt>
          <dd class="title">{count(lost)}</dd>
        </div>
      </dl>
      {isOpen.value && <Lost points={points} />}
      <Curve curve={known.curve} />
    </section>
  )
}

/** The tests that the lower score won. */
function Lost({ points }: Pick<HigherScoreProps, 'points'>) {
  const { data } = useOutcomeTests({}, 2)
  const nameOf = (id: string) =>
    data?.data.find((test) => test.test_id === id)?.name ?? say('console.outcomes.test')
  const lost = points.filter(({ score_difference: difference, middle }) => difference * middle <= 0)
  return (
    <ul class="lost-list" role="list">
      {lost.map(({ test_id: test, arm_id: arm }) => (
        <li key={`${test} ${arm}`}>
          <a class="link" dir="auto" href={at(`outcomes?${new URLSearchParams({ test, arm })}`)}>
            {nameOf(test)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same for tests whose scores differ more. */
function Curve({ curve }: Pick<Known, 'curve'>) {
  const axis = axisOf(curve.flatMap(({ range }) => range ?? []))
  return (
    <ul class="curve" role="list">
      {curve.map(({ points, tests, range }) => (
        <li key={points}>
          <span>
            {points === 0
              ? say('console.outcomes.any_difference')
              : say('console.outcomes.difference_of', { points })}{' '}
            <span class="small quiet">{counted(tests, 'console.outcomes.count_tests')}</span>
          </span>
          <RangeBar axis={axis} range={range} />
          <span class="small">{range ? <RangeWords range={range} /> : say('console.outcomes.few')}</span>
        </li>
      ))}
    </ul>
  )
}
