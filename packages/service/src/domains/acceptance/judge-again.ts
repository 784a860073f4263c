import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobType } from '../../platform/jobs/job-type.ts'
import { type ReadJudging, targetsOf } from './judging.ts'

type Payload = {
  organizationId: string
  /** Last listing of the previous job. Null at the start. */
  after: string | null
}

/** Judges an organization's listings again from stored facts. Enqueues the next job. */
export const JUDGE_AGAIN: JobType<Payload> = {
  name: 'judge-again',
  retryLimit: 8,
  timeoutS: 600,
  isFair: true,
}

type Jobs = Pick<JobQueue, 'enqueue'>

/** Judges the listings of an organization again, in the transaction of a change. */
export async function enqueueJudging(
  trx: Db,
  jobs: Jobs,
  organizationId: string,
  after: string | null = null,
): Promise<void> {
  await jobs.enqueue(trx, JUDGE_AGAIN, [{ organizationId, after }], { organizationId, urgency: 'rescoring' })
}

type Deps = { db: Db; jobs: Jobs; readJudging: ReadJudging }

/**
 * Starts judging again where a release, a rule pack or a day has changed rules. Safe to run concurrently.
 * Returns the number of organizations.
 */
export async function startJudging({ db, jobs, readJudging }: Deps, signal: AbortSignal): Promise<number> {
  const { rows } = await sql<{ id: string; retailers: string[] }>`
    SELECT organization_id AS id, array_agg(DISTINCT retailer) AS retailers FROM pdp_summary
    WHERE pdp_score IS NOT NULL GROUP BY organization_id ORDER BY organization_id`.execute(db)
  let started = 0
  for (const { id, retailers } of rows) {
    signal.throwIfAborted()
    const judging = await readJudging(db, id)
    const targets = [...new Set(retailers.flatMap((retailer) => targetsOf(judging, retailer)))]
    const rules = (await Promise.all(targets.map(judging.rulesOf))).filter((each) => each !== null)
    const isChanged = await db.transaction().execute(async (trx) => {
      if (!(await rememberRules(trx, id, rules))) return false
      await enqueueJudging(trx, jobs, id)
      return true
    })
    if (isChanged) started += 1
  }
  return started
}

/** Returns false if listings were judged by these rules. The lock of its rows lets one process start. */
async function rememberRules(
  trx: Db,
  organizationId: string,
  rules: readonly { target: { id: string }; digest: string }[],
): Promise<boolean> {
  const given = rules.map(({ target, digest }) => ({ target: target.id, rules: digest }))
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO judged_rules (organization_id, target, rules)
    SELECT ${organizationId}, target, rules
    FROM json_to_recordset(${JSON.stringify(given)}::json) AS given (target text, rules text) ORDER BY target
    ON CONFLICT (organization_id, target) DO UPDATE SET rules = excluded.rules
      WHERE judged_rules.rules <> excluded.rules`.execute(trx)
  return numAffectedRows > 0n
}
