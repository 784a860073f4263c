import type { Logger } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { hasUnfinishedJob } from '../../platform/jobs/job-table/waiting-jobs.ts'
import { findOrganizationsToUpgrade } from '../pdps/scoring/earlier-scores.ts'
import { UPGRADE_SCORES } from './upgrade-scores.job.ts'

/** Advisory lock, so that an upgrade starts once. */
const LOCK_KEY = 0x75706772

type Deps = { db: Db; factsVersion: string; jobs: Pick<JobQueue, 'enqueue'>; log: Logger }

/** Starts the rescoring of earlier scores. Safe to run concurrently. Returns the number of organizations. */
export async function startUpgrades(
  { db, factsVersion, jobs, log }: Deps,
  signal: AbortSignal,
): Promise<number> {
  let started = 0
  for (const organizationId of await findOrganizationsToUpgrade(db, factsVersion)) {
    signal.throwIfAborted()
    const isStarted = await db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx)
      if (await hasUnfinishedJob(trx, UPGRADE_SCORES.name, organizationId)) return false
      const payload = { organizationId, step: { do: 'plan', kind: 'pdp', after: null } } as const
      await jobs.enqueue(trx, UPGRADE_SCORES, [payload], { organizationId, urgency: 'upgrade' })
      return true
    })
    if (isStarted) started += 1
  }
  if (started > 0) log.info({ organizations: started }, 'upgrade of stored scores started')
  return started
}
