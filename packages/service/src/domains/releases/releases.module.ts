import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import { createCachedCensus, inTime } from '../../platform/jobs/job-census.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { createScoreStandalone } from '../images/score-standalone.ts'
import { assign, defineModule } from '../module.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { countEarlierScores } from '../pdps/scoring/earlier-scores.ts'
import type { ScoreStoredListing } from '../pdps/scoring/score-stored-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import { startUpgrades } from './start-upgrades.ts'
import { createUpgradeScoresWorker, UPGRADE_SCORES } from './upgrade-scores.job.ts'

type Deps = {
  db: Db
  factsVersion: string
  analyses: AnalysisStore
  jobs: JobQueue
  pdps: PdpStore
  rubrics: RubricStore
  analyzeImage: AnalyzeImage
  startRun: StartRun
  scoreStoredListing: ScoreStoredListing
  log: Logger
}

export const releasesModule = defineModule({
  name: 'releases',
  jobTypes: [UPGRADE_SCORES],
  workers: (deps: Deps) => [
    assign(
      UPGRADE_SCORES,
      createUpgradeScoresWorker({ ...deps, scoreStandalone: createScoreStandalone(deps) }),
    ),
  ],
  maintenance: (deps: Deps) => [
    {
      name: 'score what earlier releases have scored',
      everyMs: EVERY.day,
      atStart: true,
      run: (signal) => startUpgrades(deps, signal),
    },
  ],
  metrics: ({ metrics, db, factsVersion }: { metrics: Metrics; db: Db; factsVersion: string }) =>
    metrics.watchUpgrade(inTime(createCachedCensus(() => countEarlierScores(db, factsVersion)))),
})
