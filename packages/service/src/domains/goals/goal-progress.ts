import type { Goal } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import type { KeptFigures } from '../pdps/reading/kept-figures.ts'
import { countProgress, type GoalRow, type Progress, readPoints } from './goal-store.ts'
import { paceOf } from './pace.ts'

type Deps = { db: Db; kept: KeptFigures<Progress> }

/** Adds progress, points and pace to goals. @throws DomainError QUERY_TOO_SLOW */
export async function presentGoals({ db, kept }: Deps, goals: readonly GoalRow[]): Promise<Goal[]> {
  const points = Map.groupBy(
    await readPoints(
      db,
      goals.map(({ id }) => id),
    ),
    ({ goal_id: id }) => id,
  )
  const presented: Goal[] = []
  // One after the other, because each may read all listings.
  for (const goal of goals) {
    const progress = await kept(goal.id, (executor) => countProgress(executor, goal))
    presented.push(present(goal, progress, points.get(goal.id) ?? []))
  }
  return presented
}

function present(
  goal: GoalRow,
  { listings, reached }: Progress,
  earlier: readonly Goal['points'][number][],
): Goal {
  const share = listings === 0 ? null : reached / listings
  const today = new Date().toISOString().slice(0, 10)
  const points = [
    ...earlier.map((point) => ({ day: point.day, share: point.share })),
    ...(share === null ? [] : [{ day: today, share }]),
  ]
  return {
    goal_id: goal.id,
    measure: goal.measure === 'score' ? 'score' : 'accepted',
    target: goal.target,
    score_min: goal.score_min,
    query: goal.query,
    value: goal.value,
    due: goal.due,
    listings,
    reached,
    share,
    ...paceOf(points, goal),
    points,
    created_at: goal.created_at.toISOString(),
    updated_at: goal.updated_at.toISOString(),
  }
}
