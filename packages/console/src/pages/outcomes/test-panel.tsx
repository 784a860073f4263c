import type { OutcomeComparison, OutcomeTest } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { outcomes, refreshOutcomes, useOutcomeTest } from '../../features/outcomes/outcomes.ts'
import { rangeHeadline } from '../../features/outcomes/range-headline.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { counted, signedPercent } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { Arms } from './arms.tsx'
import { Checks } from './checks.tsx'
import { NextStep } from './next-step.tsx'
import { casesText, seenOf, VERDICT_WORDS } from './outcome-words.ts'
import { ProblemRows } from './problem-rows.tsx'
import { RangeByDay } from './range-by-day.tsx'

const PANEL_ID = 'outcome-test'
/** Screens on which the panel is longer than the window. */
const NARROW = '(max-width: 1000px)'

/** Moves the focus to the test that is chosen, which may be shown only now. */
export const focusPanel = (): void => {
  requestAnimationFrame(() => {
    const panel = document.getElementById(PANEL_ID)
    panel?.focus({ preventScroll: true })
    panel?.scrollIntoView({ block: matchMedia(NARROW).matches ? 'start' : 'nearest' })
  })
}

type TestPanelProps = { testId: string; armId: string | null; onDeleted: () => void }

/** One test in full: its range by day, both arms, what to expect, and what was checked. */
export function TestPanel({ testId, armId, onDeleted }: TestPanelProps) {
  const resource = useOutcomeTest(testId)
  return (
    <section class="panel test-panel" id={PANEL_ID} tabIndex={-1} aria-labelledby="outcome-title">
      <Loaded resource={resource} rows={6}>
        {(test) => {
          const { comparisons } = test
          const comparison = comparisons.find((each) => each.arm_id === armId) ?? comparisons[0] ?? null
          return <Content test={test} comparison={comparison} onDeleted={onDeleted} />
        }}
      </Loaded>
    </section>
  )
}

type ContentProps = { test: OutcomeTest; comparison: OutcomeComparison | null }

const LOOKS = { better: 'tag good', worse: 'tag bad', broken: 'tag bad', close: 'tag', few: 'tag' }

const Content = ({ test, comparison, onDeleted }: ContentProps & { onDeleted: () => void }) => (
  <>
    <div class="row wrap">
      <h2 id="outcome-title" class="title" dir="auto">
        {test.name}
      </h2>
      {comparison && <span class={LOOKS[comparison.verdict]}>{say(VERDICT_WORDS[comparison.verdict])}</span>}
      {test.kind === 'observational' && <span class="tag">{say('console.outcomes.not_causal')}</span>}
      {seenOf(test) > 0 && (
        <span class="small quiet">{say('console.outcomes.per_visit', { metric: test.metric })}</span>
      )}
    </div>
    <div class="test-columns">
      <RangeByDay test={test} comparison={comparison} />
      <div class="stack">
        <Arms test={test} armId={comparison?.arm_id ?? null} />
        <Finding test={test} comparison={comparison} />
        <Checks test={test} comparison={comparison} />
        <Buttons test={test} comparison={comparison} onDeleted={onDeleted} />
      </div>
    </div>
    {test.problems > 0 && <ProblemRows test={test} />}
  </>
)

function Finding({ test, comparison }: ContentProps) {
  const { verdict, effect } = comparison ?? {}
  if (test.kind === 'observational' && !comparison)
    return seenOf(test) > 0 ? <p>{say('console.outcomes.one_picture_text')}</p> : null
  if (verdict === 'broken') return <h3 class="title">{say('console.outcomes.not_shown')}</h3>
  if (!comparison || !effect || verdict === 'few')
    return <TooFew left={comparison?.days_left ?? null} kind={test.kind} />
  return (
    <div>
      <h3 class="title">{rangeHeadline(effect, test.metric)}</h3>
      <p class="quiet">
        {say('console.outcomes.raw', { raw: signedPercent(effect.middle) })}{' '}
        {test.kind === 'randomized' && (
          <>
            <Staying comparison={comparison} /> {sentenceOf(casesText(comparison.probability_better))}
          </>
        )}
      </p>
    </div>
  )
}

type TooFewProps = { left: OutcomeComparison['days_left']; kind: OutcomeTest['kind'] }

const TooFew = ({ left, kind }: TooFewProps) => (
  <div>
    <h3 class="title">
      {left ? counted(left.middle, 'console.outcomes.more_days') : say('console.outcomes.few')}
    </h3>
    <p class="quiet">
      {left
        ? `${say('console.outcomes.more_days_text', { low: left.low, high: left.high })} ${say('console.outcomes.go_on')}`
        : say(kind === 'observational' ? 'console.outcomes.few_alike_text' : 'console.outcomes.nothing_text')}
    </p>
  </div>
)

/** Says what will stay of a result. */
function Staying({ comparison: { verdict, expected } }: { comparison: OutcomeComparison }) {
  if (verdict === 'close') return <>{say('console.outcomes.close_text')}</>
  if (verdict !== 'better') return null
  if (!expected) return <>{say('console.outcomes.not_expected')}</>
  const values = { expected: signedPercent(expected.middle) }
  return <>{sayWith('console.outcomes.expected', values, { b: (text) => <b>{text}</b> })}</>
}

const sentenceOf = (cases: string | null): string =>
  cases === null ? '' : `${cases.charAt(0).toLocaleUpperCase()}${cases.slice(1)}.`

function Buttons({ test, comparison, onDeleted }: ContentProps & { onDeleted: () => void }) {
  const isRemoving = useSignal(false)
  const { listing } = test
  return (
    <div class="row wrap">
      {listing && (
        <>
          {comparison && test.kind === 'randomized' && <NextStep test={test} comparison={comparison} />}
          <LinkButton href={at(`listings/${listing.pdp_id}/composer`)}>
            {say('console.listing.open_in_composer')}
          </LinkButton>
          <LinkButton look="quiet" href={at(`listings/${listing.pdp_id}`)}>
            {say('console.outcomes.see_listing')}
          </LinkButton>
        </>
      )}
      <Button
        look="quiet"
        icon="trash"
        label={say('console.outcomes.delete')}
        off={!currentSession().can.edit && say('console.outcomes.viewers')}
        onClick={() => (isRemoving.value = true)}
      />
      {isRemoving.value && (
        <ConfirmRemoval
          title={say('console.outcomes.delete_title', { name: test.name })}
          text={say('console.outcomes.delete_text')}
          keep={say('console.outcomes.keep')}
          remove={say('console.outcomes.delete')}
          onRemove={async () => {
            await outcomes.deleteTest(test.test_id)
            onDeleted()
            refreshOutcomes(test.test_id)
            showToast(say('console.outcomes.deleted'))
          }}
          onClose={() => (isRemoving.value = false)}
        />
      )}
    </div>
  )
}
