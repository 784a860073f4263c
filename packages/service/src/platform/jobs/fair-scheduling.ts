import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { firstStartTime, hasWaitingJobs } from './job-table/waiting-jobs.ts'
import type { JobOwner, Urgency } from './job-type.ts'

/** Cost of a job in virtual time. Of two flows that always have work, the cheaper one starts more jobs. */
const COST: Record<Urgency, number> = { interactive: 1, submission: 1, import: 8, rescoring: 4, upgrade: 32 }
/** The queue stores start times as priorities, which are 32-bit integers. */
const MAX_START_TIME = 2_147_483_647

/**
 * Assigns virtual start times to `count` jobs. Jobs start in the order of these numbers, the lowest first.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queueing", SIGCOMM 1996), with one flow
 * for each organization and urgency. The jobs of a flow get successive numbers. A flow that was idle begins at
 * the number that starts now. A thousand listings of one organization therefore wait for each other, and do
 * not delay the first listing of another one. A single image starts next.
 */
export async function assignStartTimes(
  trx: Db,
  queue: string,
  { organizationId, urgency }: JobOwner,
  count: number,
): Promise<number[]> {
  const cost = COST[urgency]
  // The virtual time is the number of the first job that could start. If there is none, all numbered jobs
  // have been started. Jobs that wait for another attempt do not count: their old numbers would let new jobs
  // pass all others.
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

/** Restarts the numbering at 0 in queues where no job waits, so that the numbers do not run out. */
export async function resetStartTimes(db: Db): Promise<void> {
  await sql`DELETE FROM job_turn WHERE NOT ${hasWaitingJobs('job_turn.queue')}`.execute(db)
}
