import type { Db } from '../../platform/db/database.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import type { ImageStore } from '../images/image-store.ts'
import { createScoreStandalone } from '../images/score-standalone.ts'
import { defineModule } from '../module.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import type { Quota } from '../organizations/quota.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { createRescoreContents } from '../pdps/scoring/rescore-contents.ts'
import type { ScoreAgain } from '../pdps/scoring/score-again.ts'
import type { ScoreStoredListing } from '../pdps/scoring/score-stored-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import { createCorrect } from './correct.ts'
import {
  createCorrectionOperation,
  listCorrectionsOperation,
  revokeCorrectionOperation,
} from './operations/corrections.ts'
import { createRevokeCorrection } from './revoke-correction.ts'

type Deps = {
  db: Db
  analyses: AnalysisStore
  categories: CategoryStore
  images: ImageStore
  organizations: OrganizationStore
  pdps: PdpStore
  quota: Quota
  rubrics: RubricStore
  runs: ScoringRunStore
  startRun: StartRun
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
}

export const correctionsModule = defineModule({
  name: 'corrections',
  operations(parts: Deps) {
    const rescoring = {
      ...parts,
      scoreStandalone: createScoreStandalone(parts),
      rescoreContents: createRescoreContents(parts),
    }
    const deps = {
      ...parts,
      correct: createCorrect(rescoring),
      revokeCorrection: createRevokeCorrection(rescoring),
    }
    return [createCorrectionOperation(deps), listCorrectionsOperation(deps), revokeCorrectionOperation(deps)]
  },
})
