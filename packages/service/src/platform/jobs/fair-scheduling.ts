import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { firstStartTime, hasWaitingJobs } from './job-table/waiting-jobs.ts'
import type { JobOwner, Urgency } from './job-type.ts'

/** Virtual time per job. The cheaper of two busy flows starts more jobs. */
const COST: Record<Urgency, number> = { interactive: 1, submission: 1, import: 8, rescoring: 4, upgrade: 32 }
/** Stored as priorities, which are 32-bit integers. */
const MAX_START_TIME = 2_147_483_647

/**
 * Assigns virtual start times to `count` jobs, the lowest first.
 * Start-time fair queueing (Goyal, Vin, Cheng, SIGCOMM 1996) with a flow per organization and urgency. Idle
 * flows begin at the current number, so a thousand listings of one organization do not delay another's first,
 * and a single image starts next.
 */
export async function assignStartTimes(
  trx: Db,
  queue: string,
  { organizationId, urgency }: JobOwner,
  count: number,
): Promise<number[]> {
  const cost = COST[urgency]
  // The number of the first job that could start, or past all numbers. Retries do not count: their old
  // numbers would let new jobs pass all others.
  const now = sql`COALESCE(
    ${firstStartTime(queue)},
    (SELECT max(next_turn) FROM job_turn WHERE queue = ${queue}),
    0)`
  const { next_turn } = await trx
    .insertInto('job_turn')
    .values({
      queue,
      organization_id: organizationId,
      urgency,
      next_turn: sql`${now} + ${cost * count}::int`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'organization_id', 'urgency'])
        .doUpdateSet({ next_turn: sql`GREATEST(job_turn.next_turn, ${now}) + ${cost * count}::int` }),
    )
    .returning('next_turn')
    .executeTakeFirstOrThrow()
  const first = Number(next_turn) - cost * count
  return Array.from({ length: count }, (_, index) => Math.min(first + cost * index, MAX_START_TIME))
}

/** Restarts numbering where no job waits, so that numbers do not run out. */
export async function resetStartTimes(db: Db): Promise<void> {
  await sql`DELETE FROM job_turn WHERE NOT ${hasWaitingJobs('job_turn.queue')}`.execute(db)
}
