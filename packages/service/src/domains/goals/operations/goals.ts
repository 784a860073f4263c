import { type NewGoal, readViewQuery } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { checkFilters } from '../../pdps/reading/check-filters.ts'
import type { KeptFigures } from '../../pdps/reading/kept-figures.ts'
import { presentGoals } from '../goal-progress.ts'
import {
  deleteGoal,
  type GoalRow,
  insertGoal,
  listGoals,
  type Progress,
  savePoint,
  updateGoal,
} from '../goal-store.ts'

type Deps = { db: Db; kept: KeptFigures<Progress> }

/** Serves `GET /v1/goals`. */
export const listGoalsOperation = (deps: Deps) =>
  serve(api.listGoals, async (request) => {
    const goals = await listGoals(deps.db, callerOf(request).organizationId)
    return { data: await presentGoals(deps, goals), has_more: false, next_cursor: null }
  })

/** Serves `POST /v1/goals`. */
export const createGoalOperation = (deps: Deps) =>
  serve(api.createGoal, async (request, reply) => {
    const { organizationId } = callerOf(request)
    checkQuery(request.body)
    const row = await deps.db.transaction().execute((trx) => insertGoal(trx, organizationId, request.body))
    const goal = await presentOne(deps, row)
    await savePoint(deps.db, row.id, goal)
    reply.code(201)
    return goal
  })

/** Serves `PATCH /v1/goals/{goal_id}`. */
export const changeGoalOperation = (deps: Deps) =>
  serve(api.changeGoal, async (request) => {
    const { organizationId } = callerOf(request)
    return presentOne(deps, await updateGoal(deps.db, organizationId, request.params.goal_id, request.body))
  })

/** Serves `DELETE /v1/goals/{goal_id}`. */
export const deleteGoalOperation = ({ db }: Deps) =>
  serve(api.deleteGoal, async (request, reply) => {
    await deleteGoal(db, callerOf(request).organizationId, request.params.goal_id)
    return reply.code(204).send()
  })

/** @throws DomainError CATEGORY_NOT_FOUND, INVALID_RETAILER */
function checkQuery({ query }: NewGoal): void {
  const { data } = readViewQuery(query)
  if (data) checkFilters(data)
}

async function presentOne(deps: Deps, row: GoalRow) {
  const [goal] = await presentGoals(deps, [row])
  if (!goal) throw new Error('a goal is presented as one')
  return goal
}
