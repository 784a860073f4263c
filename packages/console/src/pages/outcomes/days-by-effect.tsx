import type { TestPlan } from '@endcap/client'
import { count, counted, percent } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { daysNeeded, rounded } from './plan-words.ts'

/** Shorter bars could not be seen. */
const MIN_WIDTH = 1

/** The effect of a plan farther from a bar is none of the bars. */
const NEAR = 0.021

/** How long a test takes, by the effect that it is to find. */
export function DaysByEffect({ plan }: { plan: TestPlan }) {
  const longest = Math.max(1, ...plan.by_effect.map(({ days }) => days))
  const distance = ({ effect }: { effect: number }) => Math.abs(effect - plan.effect)
  const nearest = plan.by_effect
    .filter((each) => distance(each) < NEAR)
    .toSorted((one, other) => distance(one) - distance(other))[0]
  return (
    <section class="panel stack" aria-labelledby="by-effect">
      <h2 id="by-effect" class="title" dir="auto">
        {plan.name ?? plan.id}
      </h2>
      <p>
        {sayWith(
          'console.outcomes.to_find',
          {
            effect: percent(plan.effect),
            visitors: count(rounded(plan.visitors)),
            days: daysNeeded(plan.days),
          },
          { b: (text) => <b>{text}</b> },
        )}
      </p>
      <ul class="effects" role="list">
        {plan.by_effect.map((each) => (
          <li key={each.effect} class={each === nearest ? 'nearest' : undefined}>
            <span>{say('console.outcomes.effect', { effect: percent(each.effect) })}</span>
            <svg height="18" aria-hidden="true">
              <rect
                class="effect-bar"
                x="1"
                y="3"
                width={`${Math.max(MIN_WIDTH, (98 * each.days) / longest)}%`}
                height="12"
                rx="2"
              />
            </svg>
            <span>{counted(each.days, 'console.outcomes.about_days')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
