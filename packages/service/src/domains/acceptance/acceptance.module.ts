import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import type { Quota } from '../organizations/quota.ts'
import { JUDGE_AGAIN, startJudging } from './judge-again.ts'
import type { ReadJudging } from './judging.ts'
import {
  activateRulesOperation,
  chooseTargetsOperation,
  getTargetOperation,
  listTargetsOperation,
  previewRulesOperation,
  publishRulesOperation,
} from './operations/acceptance.ts'
import type { RulePreviewThread } from './preview-rules.ts'

type Deps = {
  db: Db
  jobs: JobQueue
  quota: Quota
  admitWhatIf: AdmitSubmission
  rulePreviews: RulePreviewThread
}
type WorkDeps = { db: Db; jobs: JobQueue; readJudging: ReadJudging }

export const acceptanceModule = defineModule({
  name: 'acceptance',
  operations: (deps: Deps) => [
    listTargetsOperation(deps),
    chooseTargetsOperation(deps),
    getTargetOperation(deps),
    previewRulesOperation(deps),
    publishRulesOperation(deps),
    activateRulesOperation(deps),
  ],
  jobTypes: [JUDGE_AGAIN],
  maintenance: (deps: WorkDeps) => [
    {
      name: 'judge listings by changed rules of targets',
      everyMs: EVERY.hour,
      atStart: true,
      run: (signal) => startJudging(deps, signal),
    },
  ],
})
