import type { Logger } from '@endcap/foundation/observability/log'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import type { PreviewThread } from '../rubrics/preview-off-thread.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { getTeachingOperation } from './operations/get-teaching.ts'
import {
  createTeachingVersionOperation,
  forgetTeachingVersionOperation,
} from './operations/teaching-versions.ts'
import { createStudyAnswers } from './study-answers.ts'
import { createStudyOffThread } from './study-off-thread.ts'
import { createForgetTeaching, createUseTeaching } from './use-teaching.ts'

type Deps = {
  db: Db
  factsVersion: string
  jobs: JobQueue
  rubrics: RubricStore
  previews: PreviewThread
  admitWhatIf: AdmitSubmission
  signRenditions: SignRenditions
  log: Logger
}

export const teachingModule = defineModule({
  name: 'teaching',
  operations(parts: Deps, opened) {
    const thread = opened.use(createStudyOffThread(parts.log))
    const deps = { ...parts, studyAnswers: createStudyAnswers({ ...parts, thread }) }
    return [
      getTeachingOperation(deps),
      createTeachingVersionOperation({ ...deps, useTeaching: createUseTeaching(deps) }),
      forgetTeachingVersionOperation({ forgetTeaching: createForgetTeaching(deps) }),
    ]
  },
})
