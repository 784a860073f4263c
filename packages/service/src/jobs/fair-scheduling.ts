import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { JobOwner, Urgency } from './job-type.ts'

/** What a job costs its owner's turns: of two that always have work, the cheaper gets more of it done. */
const COST: Record<Urgency, number> = { interactive: 1, submission: 1, rescoring: 4 }
/** The queue's priorities are 32-bit. */
const MAX_TURN = 2_147_483_647

/**
 * Gives `count` jobs their turns: the numbers that they are started in the order of, lowest first.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queueing", SIGCOMM 1996), with a flow for
 * each organization and urgency. A flow's jobs are numbered one after the other; one that had nothing to
 * do starts at the number that is being worked on now. So a thousand listings of one organization stand
 * behind each other, not before the first of another's; and a single image gets the next turn.
 */
export async function assignStartTimes(
  trx: Db,
  queue: string,
  { organizationId, urgency }: JobOwner,
  count: number,
): Promise<number[]> {
  const cost = COST[urgency]
  // Of what could start, the first; where nothing could, all that was numbered has been started. Jobs that
  // were left for later stand back: their old numbers would let who comes now pass everybody else.
  const now = sql`COALESCE(
    (SELECT -priority FROM endcap_jobs.job WHERE name = ${queue} AND state = 'created' AND NOT blocked AND start_after <= now() ORDER BY priority DESC LIMIT 1),
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
  return Array.from({ length: count }, (_, index) => Math.min(first + cost * index, MAX_TURN))
}

/** Numbers begin at 0 again in queues where nothing waits, so that they do not run out. */
export async function resetStartTimes(db: Db): Promise<void> {
  await sql`DELETE FROM job_turn WHERE NOT EXISTS
    (SELECT FROM endcap_jobs.job WHERE name = job_turn.queue AND state < 'active' AND NOT blocked)`.execute(
    db,
  )
}
