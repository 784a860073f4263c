import type { OutcomeCalibration } from '@endcap/client'
import { MIN_TOUCHED } from '@endcap/outcomes'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { counted, twoDigits } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { factorName } from '../../words/terms.ts'
import { axisOf } from './axis.ts'
import { RangeBar } from './range-bar.tsx'

type Weight = NonNullable<OutcomeCalibration['weights']>[number]

/** Shows what the tests say about each weight, and the proposals. */
export function Weights({ calibration: { weights, family, families } }: { calibration: OutcomeCalibration }) {
  const known = (weights ?? []).filter(({ range }) => range !== null).toSorted(proposedFirst)
  const unknown = (weights ?? []).filter(({ range }) => range === null)
  return (
    <section class="panel" aria-labelledby="weights-title">
      <div class="panel-head">
        <h2 id="weights-title" class="title">
          {say('console.outcomes.proposed')}
        </h2>
        <span class="tag end">{say('console.outcomes.nothing_changes')}</span>
      </div>
      {family !== null &&
        (families.length > 1 ? (
          <FamilySelect families={families} family={family} />
        ) : (
          <p class="small quiet">{say('console.outcomes.weights_of', { family: nameOf(family) })}</p>
        ))}
      {known.length === 0 ? <p>{say('console.outcomes.no_weights')}</p> : <KnownWeights weights={known} />}
      {unknown.length > 0 && (
        <details class="unknown-weights">
          <summary>{counted(unknown.length, 'console.outcomes.unknown_count')}</summary>
          <ul class="divided" role="list">
            {unknown.map(({ factor, tests }) => (
              <li key={factor} class="row between">
                <span>{factorName(factor)}</span>
                <span class="small quiet">
                  {counted(Math.max(1, MIN_TOUCHED - tests), 'console.outcomes.more_tests')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const nameOf = (family: string): string => family.replaceAll('-', ' ')

type FamilySelectProps = { families: OutcomeCalibration['families']; family: string }

function FamilySelect({ families, family }: FamilySelectProps) {
  const { route } = useLocation()
  return (
    <label class="row wrap">
      <span class="small quiet">{say('console.settings.rules.family')}</span>
      <select
        class="input"
        value={family}
        onChange={({ currentTarget }) => route(at(`outcomes/score?family=${currentTarget.value}`), true)}
      >
        {families.map(({ family: each, tests }) => (
          <option key={each} value={each}>
            {say('console.outcomes.family_tests', { family: nameOf(each), tests })}
          </option>
        ))}
      </select>
    </label>
  )
}

const proposedFirst = (one: Weight, other: Weight): number =>
  Number(other.proposal !== null) - Number(one.proposal !== null) || other.tests - one.tests

/** Ranges are drawn as parts of today's weight, whose mark so stands at the same place in all rows. */
function KnownWeights({ weights }: { weights: readonly Weight[] }) {
  const partsOf = ({ now, range }: Weight) =>
    range && now > 0 ? { low: range.low / now, middle: range.middle / now, high: range.high / now } : null
  const axis = axisOf(
    weights.flatMap((weight) => partsOf(weight) ?? []),
    { limit: 3 },
  )
  return (
    <>
      <ul class="divided weights" role="list">
        {weights.map((weight) => (
          <li key={weight.factor} class="weight">
            <span>
              <b>{factorName(weight.factor)}</b>
              <span class="small quiet weight-tests">
                {counted(weight.tests, 'console.outcomes.tests_touch')}
              </span>
            </span>
            <span class="number">{twoDigits(weight.now)}</span>
            <RangeBar axis={axis} range={partsOf(weight)} mark={1} />
            <Proposal weight={weight} />
          </li>
        ))}
      </ul>
      <p class="small quiet">{say('console.outcomes.mark_about')}</p>
    </>
  )
}

const Proposal = ({ weight: { now, range, proposal } }: { weight: Weight }) => (
  <span class="number">
    <span class="spoken">
      {range &&
        say('console.outcomes.weight_spoken', {
          low: twoDigits(range.low),
          high: twoDigits(range.high),
        })}{' '}
    </span>
    {proposal === null ? (
      <span class="quiet">{say('console.outcomes.leave')}</span>
    ) : (
      <b class="gain">
        {say('console.outcomes.propose', { now: twoDigits(now), proposal: twoDigits(proposal) })}
      </b>
    )}
  </span>
)
