import type { OpinionConfig } from '@endcap/generative-models'
import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { createScoreStandalone } from '../images/score-standalone.ts'
import { defineModule } from '../module.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { createRescoreContents } from '../pdps/scoring/rescore-contents.ts'
import type { ScoreAgain } from '../pdps/scoring/score-again.ts'
import type { ScoreStoredListing } from '../pdps/scoring/score-stored-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import { askAgain } from './ask-again.ts'
import type { AskOpinion } from './ask-opinion.ts'

type Deps = {
  config: { opinions: OpinionConfig }
  db: Db
  analyses: AnalysisStore
  pdps: PdpStore
  rubrics: RubricStore
  startRun: StartRun
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
  /** Null without a model. */
  askOpinion: AskOpinion | null
}

export const opinionsModule = defineModule({
  name: 'opinions',
  maintenance({ askOpinion, config, ...deps }: Deps) {
    if (!askOpinion) return []
    const rescoring = {
      ...deps,
      config: config.opinions,
      askOpinion,
      scoreStandalone: createScoreStandalone(deps),
      rescoreContents: createRescoreContents(deps),
    }
    return [
      {
        name: 'ask again for second opinions that failed',
        everyMs: EVERY.hour,
        run: (signal) => askAgain(rescoring, signal),
      },
    ]
  },
})
