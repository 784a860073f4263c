import type { Eye } from '@endcap/eye'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { assign, defineModule } from '../module.ts'
import type { AnalysisStore } from './analysis-store.ts'
import type { AnalyzeImage } from './analyze-image.ts'
import { SCORE_IMAGE } from './jobs.ts'
import type { RubricStore } from './rubric-store.ts'
import { createScoreImageWorker } from './score-image.job.ts'
import type { ScoringRunStore } from './scoring-run-store.ts'

type Deps = {
  db: Db
  analyses: AnalysisStore
  jobs: JobQueue
  rubrics: RubricStore
  runs: ScoringRunStore
  vision: Pick<Eye, 'concurrency'>
  analyzeImage: AnalyzeImage
  metrics: Metrics
  log: Logger
}

export const scoringModule = defineModule({
  name: 'scoring',
  jobTypes: [SCORE_IMAGE],
  workers: (deps: Deps) => [
    // One more than the eye analyzes, to analyze the next image while a job saves.
    assign(SCORE_IMAGE, createScoreImageWorker(deps, deps.vision.concurrency + 1)),
  ],
})
