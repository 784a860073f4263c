import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { Urgency } from '../../../platform/jobs/job-type.ts'
import type { Pdp } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { INGEST_LISTING } from './ingest-listing.job.ts'

type Deps = { pdps: Pick<PdpStore, 'restart'>; jobs: Pick<JobQueue, 'enqueue'> }

/** Downloads a locked PDP's page images again, in a new run. */
export async function ingestAgain(
  trx: Db,
  { pdps, jobs }: Deps,
  pdp: Pick<Pdp, 'id' | 'organization_id'>,
  { urgency, refreshesImages = false }: { urgency: Urgency; refreshesImages?: boolean },
): Promise<void> {
  const runId = uuidV7()
  await pdps.restart(trx, pdp.id, runId)
  const owner = { organizationId: pdp.organization_id, urgency }
  await jobs.enqueue(trx, INGEST_LISTING, [{ pdpId: pdp.id, runId, urgency, refreshesImages }], owner)
}
