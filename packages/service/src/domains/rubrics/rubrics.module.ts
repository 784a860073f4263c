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
import { activateRubricOperation } from './operations/activate-rubric.ts'
import { getRubricOperation } from './operations/get-rubric.ts'
import { listRubricsOperation } from './operations/list-rubrics.ts'
import { previewRubricOperation } from './operations/preview-rubric.ts'
import { publishRubricOperation } from './operations/publish-rubric.ts'
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
  operations: (deps: RequestDeps) => [
    listRubricsOperation(deps),
    getRubricOperation(deps),
    previewRubricOperation({
      ...deps,
      previewRubric: createPreviewRubric({ ...deps, thread: deps.previews }),
    }),
    publishRubricOperation({ ...deps, publishRubric: createPublishRubric(deps) }),
    activateRubricOperation({ ...deps, activateRubric: createActivateRubric(deps) }),
  ],
  jobTypes: [RESCORE_FAMILY],
  workers: (deps: WorkDeps) => [
    assign(
      RESCORE_FAMILY,
      createRescoreFamilyWorker({ ...deps, scoreStandalone: createScoreStandalone(deps) }, 1),
    ),
  ],
})
