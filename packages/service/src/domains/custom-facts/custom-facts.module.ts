import type { Db } from '../../platform/db/database.ts'
import type { ImageStore } from '../images/image-store.ts'
import { createScoreStandalone } from '../images/score-standalone.ts'
import { defineModule } from '../module.ts'
import type { Quota } from '../organizations/quota.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { createRescoreContents } from '../pdps/scoring/rescore-contents.ts'
import type { ScoreAgain } from '../pdps/scoring/score-again.ts'
import type { ScoreStoredListing } from '../pdps/scoring/score-stored-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import { createDeleteFacts, createPutFacts } from './change-facts.ts'
import {
  deleteFactsOperation,
  getFactsOperation,
  listFactsOperation,
  putFactsOperation,
} from './operations/custom-facts.ts'

type Deps = {
  db: Db
  analyses: AnalysisStore
  images: ImageStore
  pdps: PdpStore
  quota: Quota
  rubrics: RubricStore
  startRun: StartRun
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
}

export const customFactsModule = defineModule({
  name: 'custom-facts',
  operations(parts: Deps) {
    const rescoring = {
      ...parts,
      scoreStandalone: createScoreStandalone(parts),
      rescoreContents: createRescoreContents(parts),
    }
    const deps = {
      ...parts,
      putFacts: createPutFacts(rescoring),
      deleteFacts: createDeleteFacts(rescoring),
    }
    return [
      putFactsOperation(deps),
      getFactsOperation(deps),
      listFactsOperation(deps),
      deleteFactsOperation(deps),
    ]
  },
})
