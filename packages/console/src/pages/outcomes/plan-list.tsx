import type { TestPlan } from '@endcap/client'
import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Points } from '../../parts/score.tsx'
import { decimal, signedCount } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'
import { type Axis, axisOf } from './axis.ts'
import { ArmPicture } from './pair.tsx'
import { ADVICE_WORDS, CHANGE_WORDS, daysNeeded, rounded } from './plan-words.ts'
import { RangeBar } from './range-bar.tsx'

type PlanListProps = {
  plans: readonly TestPlan[]
  chosen: TestPlan | null
  hrefOf: (plan: TestPlan) => string
  sheetOf: (plan: TestPlan) => string
}

/** Changes with what they may win or lose in a month, on a common axis. */
export function PlanList({ plans, chosen, ...links }: PlanListProps) {
  const axis = axisOf(plans.map(({ month }) => month))
  return (
    <section class="panel test-list plan-list" aria-label={say('console.outcomes.plan')}>
      <div class="test-row plan-row test-head small quiet" aria-hidden="true">
        <span>{say('console.outcomes.now_change')}</span>
        <span>{say('console.outcomes.listing_and_change')}</span>
        <span class="number">{say('console.outcomes.score')}</span>
        <span class="number">{say('console.outcomes.days_needed')}</span>
        <span>{say('console.outcomes.a_month')}</span>
        <span>{say('console.outcomes.advice')}</span>
        <span class="plan-button" />
      </div>
      <ul class="divided" role="list">
        {plans.map((plan) => (
          <Row key={plan.pdp_id} plan={plan} axis={axis} isChosen={plan === chosen} {...links} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = Pick<PlanListProps, 'hrefOf' | 'sheetOf'> & { plan: TestPlan; axis: Axis; isChosen: boolean }

const Row = ({ plan, axis, isChosen, hrefOf, sheetOf }: RowProps) => (
  <li class={isChosen ? 'test-row plan-row chosen' : 'test-row plan-row'}>
    <span class="arm-pair">
      <ArmPicture arm={plan} />
      <span class="change-to-make" aria-hidden="true">
        <Icon name={CHANGE_ICONS[plan.change]} />
      </span>
    </span>
    <span class="test-name">
      <a href={hrefOf(plan)} dir="auto" aria-current={isChosen ? 'true' : undefined}>
        {plan.name ?? plan.id}
      </a>
      <span class="small quiet">{aboutText(plan)}</span>
    </span>
    <span class="number">
      <Points value={plan.score_gain} />
    </span>
    <span class="number plan-days">
      <span class="spoken">{say('console.outcomes.days_needed')}: </span>
      {daysNeeded(plan.days)}
    </span>
    <span class="test-range">
      <RangeBar axis={axis} range={plan.month} />
      <span class="small quiet">
        {say('console.outcomes.range', {
          low: signedCount(rounded(plan.month.low)),
          high: signedCount(rounded(plan.month.high)),
        })}
      </span>
    </span>
    <span class="small plan-advice">{say(ADVICE_WORDS[plan.advice])}</span>
    <span class="plan-button">
      {plan.advice === 'test' ? (
        <LinkButton href={sheetOf(plan)}>{say('console.outcomes.test_sheet')}</LinkButton>
      ) : (
        <LinkButton href={at(`listings/${plan.pdp_id}/composer`)}>
          {say('console.listing.open_in_composer')}
        </LinkButton>
      )}
    </span>
  </li>
)

/** Its own images, a picture by Spark, or one of a shoot. */
const CHANGE_ICONS = { today: 'shelf', spark: 'spark', shoot: 'image' } as const

const aboutText = ({ retailer, change, visits, rate }: TestPlan): string =>
  [
    say(CHANGE_WORDS[change]),
    retailerName(retailer),
    say('console.outcomes.visits', { visits: rounded(visits), rate: decimal(100 * rate) }),
  ].join(' · ')
