import type { Logger } from '@endcap/foundation/observability/log'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import type { FindUpload } from '../images/upload-store.ts'
import { assign, defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { createFindAnalyzedPdp } from '../pdps/answers/explain-pdp.ts'
import { createSetImages } from '../pdps/changes/set-images.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import { createApplyItem } from './apply-item.ts'
import { createChangeInBulkWorker } from './change-in-bulk.job.ts'
import { CHANGE_IN_BULK } from './jobs.ts'
import {
  createBulkChangeOperation,
  getBulkChangeOperation,
  listBulkChangeItemsOperation,
  listBulkChangesOperation,
  startBulkChangeOperation,
  undoBulkChangeOperation,
} from './operations/bulk-changes.ts'
import { createPlanImages } from './plan-images.ts'
import { removeExpiredBulkChanges } from './remove-expired-bulk-changes.ts'
import {
  createRequestBulkChange,
  createStartBulkChange,
  createUndoBulkChange,
} from './request-bulk-change.ts'

type RequestDeps = {
  db: Db
  jobs: JobQueue
  admitSubmission: AdmitSubmission
  signRenditions: SignRenditions
}
type WorkDeps = {
  config: { backlog: { waitingJobs: number }; auth: { baseUrl: string } }
  db: Db
  jobs: JobQueue
  log: Logger
  analyses: AnalysisStore
  categories: CategoryStore
  findUpload: FindUpload
  pdps: PdpStore
  readJudging: ReadJudging
  rubrics: RubricStore
  runs: ScoringRunStore
  startRun: StartRun
}

export const bulkChangesModule = defineModule({
  name: 'bulk-changes',
  operations(parts: RequestDeps) {
    const deps = {
      ...parts,
      requestBulkChange: createRequestBulkChange(parts),
      startBulkChange: createStartBulkChange(parts),
      undoBulkChange: createUndoBulkChange(parts),
    }
    return [
      createBulkChangeOperation(deps),
      listBulkChangesOperation(deps),
      getBulkChangeOperation(deps),
      listBulkChangeItemsOperation(deps),
      startBulkChangeOperation(deps),
      undoBulkChangeOperation(deps),
    ]
  },
  jobTypes: [CHANGE_IN_BULK],
  workers({ config, ...deps }: WorkDeps) {
    const setImages = createSetImages({ ...deps, baseUrl: config.auth.baseUrl })
    const working = {
      ...deps,
      planImages: createPlanImages(createFindAnalyzedPdp(deps)),
      applyItem: createApplyItem({ ...deps, setImages }),
      // The other half stays for the organization's own submissions.
      maxWaitingJobs: Math.ceil(config.backlog.waitingJobs / 2),
    }
    return [assign(CHANGE_IN_BULK, createChangeInBulkWorker(working))]
  },
  maintenance: ({ db }: WorkDeps) => [
    {
      name: 'remove expired bulk changes',
      everyMs: EVERY.hour,
      run: (signal) => removeExpiredBulkChanges(db, signal),
    },
  ],
})
