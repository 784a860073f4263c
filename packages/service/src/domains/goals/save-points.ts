import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { countProgress, type GoalRow, savePoint } from './goal-store.ts'

/** Stores the point of today for goals that have none. Safe to run concurrently. */
export async function savePoints(db: Db, signal: AbortSignal): Promise<void> {
  for (let last: string = NIL; !signal.aborted; ) {
    const { rows } = await sql<GoalRow>`
      SELECT goal.*, due::text AS due FROM goal
      WHERE id > ${last}::uuid AND NOT EXISTS (
        SELECT FROM goal_point WHERE goal_id = goal.id AND day = (now() AT TIME ZONE 'UTC')::date)
      ORDER BY id LIMIT 1`.execute(db)
    const [goal] = rows
    if (!goal) return
    await savePoint(db, goal.id, await countProgress(db, goal))
    last = goal.id
  }
}
