import type { TestPlan } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { count, counted, percent } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'
import { ADVICE_WORDS, daysNeeded, LONG_DAYS, rounded } from './plan-words.ts'
import { type Sheeted, testNameOf } from './sheeted.ts'

/** The sheet. `children`: the pictures of both versions. */
export const Sheet = ({ sheeted, children }: { sheeted: Sheeted; children: ComponentChildren }) => (
  <article class="sheet">
    <header class="sheet-head">
      <div>
        <h2 class="title">{say('console.outcomes.test_sheet')}</h2>
        <b dir="auto">{sheeted.name}</b>
        <p class="small quiet">
          {sheeted.id}
          {sheeted.retailer !== null && ` · ${retailerName(sheeted.retailer)}`}
        </p>
      </div>
      <div class="sheet-name">
        <span class="small quiet">{say('console.outcomes.name_to_use')}</span>
        <code class="title">{testNameOf(sheeted)}</code>
      </div>
    </header>
    {children}
    <Facts sheeted={sheeted} />
    <Steps sheeted={sheeted} />
    <p class="small quiet">{say('console.outcomes.sheet_foot')}</p>
  </article>
)

const DAYS_OF_WEEK = 7

const Facts = ({ sheeted: { change, advice, needs, effect } }: { sheeted: Sheeted }) => (
  <dl class="sheet-facts">
    <dt>{say('console.outcomes.what_to_change')}</dt>
    <dd>{change}</dd>
    {needs && (
      <>
        <dt>{say('console.outcomes.how_many')}</dt>
        <dd>{say('console.outcomes.visitors_each', { visitors: count(rounded(needs.visitors)) })}</dd>
        <dt>{say('console.outcomes.how_long')}</dt>
        <dd>{howLong(needs.days)}</dd>
      </>
    )}
    <dt>{say('console.outcomes.finds')}</dt>
    <dd>{say('console.outcomes.finds_effect', { effect: percent(effect) })}</dd>
    {advice !== null && advice !== 'test' && (
      <>
        <dt>{say('console.outcomes.advice')}</dt>
        <dd>{say(ADVICE_WORDS[advice])}</dd>
      </>
    )}
  </dl>
)

/** Weeks are not counted where nobody would wait for them. */
const howLong = (days: TestPlan['days']): string =>
  days.middle > LONG_DAYS
    ? daysNeeded(days)
    : say('console.outcomes.days_at_pace', {
        weeks: counted(Math.ceil(days.middle / DAYS_OF_WEEK), 'console.outcomes.whole_weeks'),
        days: daysNeeded(days),
      })

const STEPS = [
  'console.outcomes.sheet_save',
  'console.outcomes.sheet_start',
  'console.outcomes.sheet_name',
  'console.outcomes.sheet_leave',
  'console.outcomes.sheet_wait',
  'console.outcomes.sheet_import',
] as const

const Steps = ({ sheeted }: { sheeted: Sheeted }) => (
  <section>
    <h3>{say('console.outcomes.steps')}</h3>
    <ol class="sheet-steps">
      {STEPS.map((step) => (
        <li key={step}>
          {step === 'console.outcomes.sheet_name'
            ? sayWith(step, { name: testNameOf(sheeted) }, { b: (text) => <b>{text}</b> })
            : say(step)}
        </li>
      ))}
    </ol>
  </section>
)
