import { z } from 'zod'
import { GOAL_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { goal, goalChange, goalPage, newGoal } from '../schemas/goals.ts'
import { pageOf } from './shared.ts'

const goalPath = z.object({ goal_id: uuidInPath(EXAMPLE_IDS.goal) })

export const listGoals = defineOperation({
  id: 'listGoals',
  method: 'GET',
  path: '/v1/goals',
  tag: 'Goals',
  summary: 'List goals',
  description:
    'Returns all goals with their progress on one page, by their last day. For more than 20,000 listings the ' +
    'progress may be a minute old.',
  answers: { 200: { description: 'The goals', schema: goalPage, example: pageOf(GOAL_EXAMPLE) } },
  errors: ['QUERY_TOO_SLOW'],
})

export const createGoal = defineOperation({
  id: 'createGoal',
  method: 'POST',
  path: '/v1/goals',
  tag: 'Goals',
  isIdempotent: true,
  summary: 'Set a goal',
  description: 'Sets a share of the listings to reach by a day. An organization has at most 20 goals.',
  request: { body: newGoal },
  answers: { 201: { description: 'Set', schema: goal, example: GOAL_EXAMPLE } },
  errors: ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'QUERY_TOO_SLOW', 'TOO_MANY_GOALS', 'VALIDATION_ERROR'],
})

export const changeGoal = defineOperation({
  id: 'changeGoal',
  method: 'PATCH',
  path: '/v1/goals/{goal_id}',
  tag: 'Goals',
  summary: 'Change a goal',
  description: 'Changes the share or the last day. The points stay.',
  request: { params: goalPath, body: goalChange },
  answers: { 200: { description: 'The goal', schema: goal, example: GOAL_EXAMPLE } },
  errors: ['GOAL_NOT_FOUND', 'QUERY_TOO_SLOW', 'VALIDATION_ERROR'],
  malformedPath: 'GOAL_NOT_FOUND',
})

export const deleteGoal = defineOperation({
  id: 'deleteGoal',
  method: 'DELETE',
  path: '/v1/goals/{goal_id}',
  tag: 'Goals',
  summary: 'Delete a goal',
  description: 'Deletes the goal with its points.',
  request: { params: goalPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['GOAL_NOT_FOUND'],
  malformedPath: 'GOAL_NOT_FOUND',
})
