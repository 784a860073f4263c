import { z } from 'zod'
import { day, targetId } from './acceptance.ts'
import { nullableScore, plannedDay, timestamp, uuid } from './fields.ts'
import { pageOf } from './pdp-list.ts'
import { viewQuery } from './views.ts'

/** Maximum per organization. */
export const MAX_GOALS = 20
/** Daily points of an answer. */
export const GOAL_DAYS = 90

const value = z.number().min(0.01).max(1).meta({ description: 'Share of the listings, 0–1' })
const due = plannedDay.meta({ description: 'Last day' })

const fields = {
  measure: z.enum(['accepted', 'score']).meta({
    description: 'Share of the scored listings that `target` accepts, or that score `score_min` or more',
  }),
  target: targetId.nullable().meta({ description: 'Null for all targets that judge a listing' }),
  score_min: nullableScore,
  query: viewQuery,
  value,
  due,
}

export const newGoal = z
  .object({
    ...fields,
    target: fields.target.default(null),
    score_min: fields.score_min.default(null),
    query: viewQuery.default(''),
  })
  .refine(({ measure, score_min: least }) => (measure === 'score') === (least !== null), {
    path: ['score_min'],
    message: 'is needed for the measure score, and for no other',
  })
  .refine(({ measure, target }) => measure === 'accepted' || target === null, {
    path: ['target'],
    message: 'is only for the measure accepted',
  })
  .meta({ id: 'NewGoal', example: { measure: 'accepted', value: 0.9, due: '2027-03-31' } })

export const goalChange = z
  .object({ value: value.optional(), due: due.optional() })
  .meta({ id: 'GoalChange', example: { value: 0.85 } })

const share = z.number().nullable()

export const goal = z
  .object({
    goal_id: uuid,
    ...fields,
    listings: z.int().meta({ description: 'Scored listings of `query`' }),
    reached: z.int(),
    share: share.meta({ description: 'Null without listings' }),
    pace: share.meta({ description: 'Change of the share in a week. Null until there is a week of points' }),
    expected: share.meta({ description: 'Share on the last day at this pace' }),
    expected_on: day.nullable().meta({ description: 'Day on which it is reached at this pace' }),
    points: z
      .array(z.object({ day, share: z.number() }))
      .meta({ description: `A point a day, the last ${GOAL_DAYS} days` }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Goal' })

export const goalPage = pageOf(goal).meta({ id: 'GoalPage' })

export type NewGoal = z.output<typeof newGoal>
export type GoalChange = z.output<typeof goalChange>
export type Goal = z.output<typeof goal>
export type GoalPage = z.output<typeof goalPage>
