import { GOAL_DAYS, type Goal, type GoalChange, MAX_GOALS, type NewGoal, readViewQuery } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { GoalTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { stateWord } from '../acceptance/judgement-store.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'
import { filtersOf } from '../pdps/reading/list-pdps.ts'

export type GoalRow = Omit<Selectable<GoalTable>, 'due'> & { due: string }

export type Progress = { listings: number; reached: number }

/** PostgreSQL's driver would read a date in the zone of the machine. */
const COLUMNS = [
  'id',
  'organization_id',
  'measure',
  'target',
  'score_min',
  'query',
  'value',
  sql<string>`due::text`.as('due'),
  'created_at',
  'updated_at',
] as const

/** Returns goals, the first to end first. */
export const listGoals = (db: Db, organizationId: string): Promise<GoalRow[]> =>
  db
    .selectFrom('goal')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .orderBy('due')
    .orderBy('id')
    .execute()

/** @throws DomainError TOO_MANY_GOALS */
export async function insertGoal(trx: Db, organizationId: string, goal: NewGoal): Promise<GoalRow> {
  await lockOrganization(trx, organizationId)
  if ((await listGoals(trx, organizationId)).length >= MAX_GOALS)
    throw new DomainError('TOO_MANY_GOALS', `there are ${MAX_GOALS} goals already; delete one first`)
  return trx
    .insertInto('goal')
    .values({ id: uuidV7(), organization_id: organizationId, ...goal })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** @throws DomainError GOAL_NOT_FOUND */
export async function updateGoal(
  db: Db,
  organizationId: string,
  id: string,
  change: GoalChange,
): Promise<GoalRow> {
  const goal = await db
    .updateTable('goal')
    .set({ ...change, updated_at: new Date() })
    // PostgreSQL rejects texts that are no UUID.
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning(COLUMNS)
    .executeTakeFirst()
  return goal ?? refuseUnknown()
}

/** @throws DomainError GOAL_NOT_FOUND */
export async function deleteGoal(db: Db, organizationId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('goal')
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) refuseUnknown()
}

function refuseUnknown(): never {
  throw new DomainError('GOAL_NOT_FOUND', 'there is no such goal in your organization')
}

/** Counts scored listings, and those that do as the goal asks. */
export async function countProgress(db: Db, goal: GoalRow): Promise<Progress> {
  const { data } = readViewQuery(goal.query)
  // Written by another release, perhaps.
  if (!data) return { listings: 0, reached: 0 }
  const { sort: _sort, ...filters } = data
  const isReached =
    goal.measure === 'score'
      ? sql`pdp_score >= ${goal.score_min}`
      : sql`acceptance @> ARRAY[${stateWord('accepted', goal.target ?? undefined)}]::text[]`
  const { rows } = await sql<Progress>`
    SELECT count(*)::int AS listings, count(*) FILTER (WHERE ${isReached})::int AS reached
    FROM pdp_summary AS summary
    WHERE ${sql.join(filtersOf({ ...filters, organizationId: goal.organization_id }), sql` AND `)}
      AND pdp_score IS NOT NULL`.execute(db)
  return rows[0] ?? { listings: 0, reached: 0 }
}

/** Keeps one point a day. */
export async function savePoint(db: Db, goalId: string, { listings, reached }: Progress): Promise<void> {
  await sql`
    INSERT INTO goal_point (goal_id, day, listings, reached)
    SELECT id, (now() AT TIME ZONE 'UTC')::date, ${listings}, ${reached} FROM goal WHERE id = ${goalId}
    ON CONFLICT (goal_id, day) DO UPDATE SET listings = excluded.listings, reached = excluded.reached`.execute(
    db,
  )
}

type Point = Goal['points'][number] & { goal_id: string }

/** Returns the points before today of some goals, the oldest first. */
export async function readPoints(db: Db, goalIds: readonly string[]): Promise<Point[]> {
  const { rows } = await sql<Point>`
    SELECT goal_id, day::text, reached::double precision / listings AS share FROM goal_point
    WHERE goal_id = ANY(${[...goalIds]}::uuid[]) AND listings > 0
      AND day < (now() AT TIME ZONE 'UTC')::date AND day > (now() AT TIME ZONE 'UTC')::date - ${GOAL_DAYS}::int
    ORDER BY goal_id, day`.execute(db)
  return rows
}
