import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { assign, defineModule } from '../module.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { CHECK_LIVE, type CheckDeps, createCheckLiveWorker } from './check-live.job.ts'
import { removeOldNights } from './live-store.ts'
import {
  createLiveWatchOperation,
  deleteLiveWatchOperation,
  getLiveCheckOperation,
  listLiveChecksOperation,
  listLiveWatchesOperation,
} from './operations/live-checks.ts'
import { scheduleChecks } from './schedule-checks.ts'

type WorkDeps = CheckDeps & { jobs: JobQueue }

/** Most of the time a check waits for the shop. */
const CONCURRENCY = 4

export const liveModule = defineModule({
  name: 'live',
  operations: (deps: { db: Db; pdps: PdpStore }) => [
    listLiveWatchesOperation(deps),
    createLiveWatchOperation(deps),
    deleteLiveWatchOperation(deps),
    listLiveChecksOperation(deps),
    getLiveCheckOperation(deps),
  ],
  jobTypes: [CHECK_LIVE],
  workers: (deps: WorkDeps) => [assign(CHECK_LIVE, createCheckLiveWorker(deps, CONCURRENCY))],
  maintenance: (deps: WorkDeps) => [
    { name: 'schedule live checks', everyMs: EVERY.minute, run: (signal) => scheduleChecks(deps, signal) },
    {
      name: 'remove old live checks',
      everyMs: EVERY.hour,
      run: (signal) => removeOldNights(deps.db, signal),
    },
  ],
})
