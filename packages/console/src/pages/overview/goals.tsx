import './compare.css'
import type { Goal } from '@endcap/client'
import { Goals as GoalsClient } from '@endcap/client/goals'
import { useState } from 'preact/hooks'
import { useResource } from '../../data/resource.ts'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { Button } from '../../parts/button.tsx'
import { useCategories } from '../../parts/category-search.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { count, decimal, partialDate, percent, signed, today } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { categoryLeaf, retailerName } from '../../words/terms.ts'
import { GoalDialog } from './goal-dialog.tsx'

const goals = new GoalsClient(endcap)

const FRESH_MS = 60_000

/** Shares of the listings to reach by a day, with their pace and trend. */
export function Goals({ filters }: { filters: OverviewFilterState }) {
  const list = useResource('goals', (signal) => goals.list({ signal }), { freshMs: FRESH_MS })
  const [edited, setEdited] = useState<Goal | 'new' | null>(null)
  const off = !currentSession().can.edit && say('console.goals.viewers')
  return (
    <section class="panel goals" aria-labelledby="goals-title">
      <div class="panel-head">
        <h2 class="title" id="goals-title">
          {say('console.goals.title')}
        </h2>
        <span class="end">
          <Button small look="quiet" icon="add" off={off} onClick={() => setEdited('new')}>
            {say('console.goals.add')}
          </Button>
        </span>
      </div>
      <Loaded resource={list} rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="quiet">{say('console.goals.none')}</p>
          ) : (
            <ul class="divided">
              {data.map((goal) => (
                <GoalLine key={goal.goal_id} goal={goal} off={off} onEdit={() => setEdited(goal)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited !== null && (
        <GoalDialog
          goal={edited === 'new' ? null : edited}
          goals={goals}
          filters={filters}
          onChanged={list.reload}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

type LineProps = { goal: Goal; off: string | false; onEdit: () => void }

function GoalLine({ goal, off, onEdit }: LineProps) {
  const { share, value, expected, query } = goal
  const title = goalTitle(goal)
  const filters = useFilterNames(query)
  return (
    <li class="goal">
      <div class="row between">
        <b>{title}</b>
        <Button
          small
          look="quiet"
          icon="more"
          off={off}
          label={say('console.goals.edit', { goal: title })}
          onClick={onEdit}
        />
      </div>
      {filters.length > 0 && (
        <span class="small quiet" dir="auto">
          {filters.join(' · ')}
        </span>
      )}
      <div class="row">
        <span class="goal-bar" aria-hidden="true">
          {expected !== null && expected > (share ?? 0) && (
            <span class="expected" style={{ width: `${100 * expected}%` }} />
          )}
          <span class="share" style={{ width: `${100 * (share ?? 0)}%` }} />
          <span class="mark" style={{ left: `${100 * value}%` }} />
        </span>
        <Trend points={goal.points} />
      </div>
      <p class="small quiet">{paceText(goal)}</p>
    </li>
  )
}

/** Names each filter of a goal: a goal of some listings must not read like one of all. */
function useFilterNames(query: string): string[] {
  const parts = [...new URLSearchParams(query)]
  const categories = useCategories(parts.some(([name]) => name === 'category_id'))
  return parts.flatMap(([name, value]) => {
    if (name === 'brand' || name === 'tag') return value
    if (name === 'retailer') return retailerName(value)
    if (name !== 'category_id') return `${name}: ${value}`
    return categoryLeaf(categories.data?.find(({ id }) => id === value)?.path ?? value) ?? []
  })
}

/** Says what is to be reached by when. */
function goalTitle({ measure, value, due, score_min: least }: Goal): string {
  const values = { share: percent(value), day: partialDate(due), score: least ?? 0 }
  return say(measure === 'accepted' ? 'console.goals.accepted_by' : 'console.goals.score_by', values)
}

function paceText({ share, listings, reached, value, due, pace, expected, expected_on: on }: Goal) {
  if (share === null) return say('console.goals.no_listings')
  const now = sayWith(
    'console.goals.now',
    { share: percent(share), reached: count(reached), listings: count(listings) },
    { b: (text) => <b>{text}</b> },
  )
  if (share >= value) return [now, ' ', say('console.goals.reached')]
  if (due < today()) return [now, ' ', say('console.goals.over')]
  if (pace === null || expected === null) return [now, ' ', say('console.goals.no_pace')]
  const outlook =
    expected >= value && on !== null
      ? say('console.goals.on_pace', { day: partialDate(on) })
      : say('console.goals.short', {
          share: percent(expected),
          points: decimal(100 * (value - expected)),
        })
  return [now, ' ', say('console.goals.pace', { points: signed(100 * pace) }), ' ', outlook]
}

/** The shares of the last days as a line. */
function Trend({ points }: Pick<Goal, 'points'>) {
  if (points.length < 2) return null
  const shares = points.map(({ share }) => share)
  const [low, high] = [Math.min(...shares), Math.max(...shares)]
  const line = shares.map(
    (share, index) =>
      `${(120 * index) / (shares.length - 1) + 4},${32 - (28 * (share - low)) / (high - low || 1)}`,
  )
  const [x, y] = line.at(-1)?.split(',') ?? []
  return (
    <svg class="goal-trend" viewBox="0 0 128 36" aria-hidden="true">
      <polyline points={line.join(' ')} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  )
}
