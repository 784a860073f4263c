import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { createScoreStandalone } from '../images/score-standalone.ts'
import { assign, defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import type { Quota } from '../organizations/quota.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { ScoreAgain } from '../pdps/scoring/score-again.ts'
import type { ScoreStoredListing } from '../pdps/scoring/score-stored-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import {
  activateRubricOperation,
  getRubricOperation,
  listRubricsOperation,
  previewRubricOperation,
  publishRubricOperation,
} from './operations/rubrics.ts'
import type { PreviewThread } from './preview-off-thread.ts'
import { createPreviewRubric } from './preview-rubric.ts'
import { createActivateRubric, createPublishRubric } from './publish-rubric.ts'
import { createRescoreFamilyWorker, RESCORE_FAMILY } from './rescore-family.job.ts'

type RequestDeps = {
  db: Db
  jobs: JobQueue
  quota: Quota
  rubrics: RubricStore
  previews: PreviewThread
  admitWhatIf: AdmitSubmission
}
type WorkDeps = {
  db: Db
  factsVersion: string
  analyses: AnalysisStore
  jobs: JobQueue
  pdps: PdpStore
  rubrics: RubricStore
  startRun: StartRun
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
  log: Logger
}

export const rubricsModule = defineModule({
  name: 'rubrics',
  operations(parts: RequestDeps) {
    const deps = {
      ...parts,
      previewRubric: createPreviewRubric({ ...parts, thread: parts.previews }),
      publishRubric: createPublishRubric(parts),
      activateRubric: createActivateRubric(parts),
    }
    return [
      listRubricsOperation(deps),
      getRubricOperation(deps),
      previewRubricOperation(deps),
      publishRubricOperation(deps),
      activateRubricOperation(deps),
    ]
  },
  jobTypes: [RESCORE_FAMILY],
  workers: (deps: WorkDeps) => [
    assign(
      RESCORE_FAMILY,
      createRescoreFamilyWorker({ ...deps, scoreStandalone: createScoreStandalone(deps) }, 1),
    ),
  ],
})
