import { useEffect, useRef } from 'preact/hooks'
import { Points } from '../../parts/score.tsx'
import { counted, signedPercent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'
import { type Axis, axisOf } from './axis.ts'
import { armsOf, daysOf, seenOf, VERDICT_WORDS, verdictNote } from './outcome-words.ts'
import { Pair } from './pair.tsx'
import { barRange, RangeBar } from './range-bar.tsx'
import { focusPanel } from './test-panel.tsx'
import type { TestRow } from './test-rows.ts'

/** Longer ranges are cut, so that others keep their size. */
const LONGEST = 0.6

type TestListProps = {
  rows: readonly TestRow[]
  chosen: TestRow | null
  hrefOf: (row: TestRow) => string
}

/** Tests with their pictures, and their ranges on a common axis. */
export function TestList({ rows, chosen, hrefOf }: TestListProps) {
  const list = useRef<HTMLUListElement>(null)
  const ranges = rows.flatMap(({ comparison }) => (comparison && barRange(comparison)) ?? [])
  const axis = axisOf(ranges, { limit: LONGEST })
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <section class="panel test-list" aria-label={say('console.outcomes.tests')}>
      <div class="test-scroll">
        <Head axis={axis} hasTicks={ranges.length > 0} />
        <ul class="divided" role="list" ref={list}>
          {rows.map((row) => (
            <Row
              key={`${row.test.test_id} ${row.comparison?.arm_id}`}
              row={row}
              axis={axis}
              href={hrefOf(row)}
              isChosen={row === chosen}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The names of the columns. Each row says the same in words. */
const Head = ({ axis, hasTicks }: { axis: Axis; hasTicks: boolean }) => (
  <div class="test-row test-head small quiet" aria-hidden="true">
    <span>{say('console.outcomes.old_new')}</span>
    <span>{say('console.outcomes.test')}</span>
    <span class="number">{say('console.outcomes.score')}</span>
    <span class="test-range">
      <span class="test-ticks">
        {hasTicks &&
          axis.ticks.map((tick) => (
            <span key={tick} style={{ left: `${axis.at(tick)}%` }}>
              {signedPercent(tick)}
            </span>
          ))}
      </span>
    </span>
    <span>{say('console.outcomes.verdict')}</span>
  </div>
)

type RowProps = { row: TestRow; axis: Axis; href: string; isChosen: boolean }

function Row({ row: { test, comparison }, axis, href, isChosen }: RowProps) {
  const { old, own } = armsOf(test, comparison?.arm_id ?? '')
  const isOneOfMany = test.comparisons.length > 1
  const difference = comparison?.score_difference ?? null
  return (
    <li class={isChosen ? 'test-row chosen' : 'test-row'}>
      <Pair old={old} own={own ?? test.arms.find((arm) => arm !== old)} />
      <span class="test-name">
        <a href={href} dir="auto" aria-current={isChosen ? 'true' : undefined} onClick={focusPanel}>
          {isOneOfMany && own ? `${test.name} · ${own.name}` : test.name}
        </a>
        <span class="small quiet">{aboutText(test)}</span>
      </span>
      <span class="number test-score">
        {difference !== null && (
          <>
            <span class="spoken">{say('console.outcomes.score_spoken')} </span>
            <Points value={difference} />
          </>
        )}
      </span>
      <span class="test-range">
        {comparison?.verdict === 'broken' ? (
          <span class="small loss">{say('console.outcomes.not_shown')}</span>
        ) : (
          comparison && <RangeBar axis={axis} range={barRange(comparison)} />
        )}
      </span>
      <span class="test-verdict">
        <Verdict row={{ test, comparison }} />
      </span>
    </li>
  )
}

const aboutText = (test: TestRow['test']): string => {
  const days = daysOf(test)
  return [
    test.retailer && retailerName(test.retailer),
    days !== null && counted(days, 'console.outcomes.days'),
    counted(seenOf(test), 'console.outcomes.seen'),
    test.problems > 0 && counted(test.problems, 'console.outcomes.not_counted'),
  ]
    .filter(Boolean)
    .join(' · ')
}

const LOOKS = { better: 'gain', worse: 'loss', broken: 'loss', close: undefined, few: undefined }

function Verdict({ row: { test, comparison } }: { row: TestRow }) {
  if (comparison)
    return (
      <>
        <b class={LOOKS[comparison.verdict]}>{say(VERDICT_WORDS[comparison.verdict])}</b>
        {test.kind === 'observational' && <span class="tag">{say('console.outcomes.not_causal')}</span>}
        <span class="small quiet">{verdictNote(test, comparison)}</span>
      </>
    )
  return (
    <>
      <b>{say(test.kind === 'observational' ? 'console.outcomes.not_causal' : 'console.outcomes.few')}</b>
      {test.kind === 'randomized' && <span class="small quiet">{say('console.outcomes.one_arm')}</span>}
    </>
  )
}
