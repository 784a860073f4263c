import type { Logger } from '@endcap/foundation/observability/log'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import type { Db } from '../../../platform/db/database.ts'
import type { Worker } from '../../../platform/jobs/job-type.ts'
import type { SCORE_LISTING } from '../../scoring/jobs.ts'
import type { ScoringRunStore } from '../../scoring/scoring-run-store.ts'
import type { Pdp } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import type { ScoreAgain } from './score-again.ts'
import type { ScoreStoredListing } from './score-stored-listing.ts'

type Deps = {
  db: Db
  runs: ScoringRunStore
  pdps: PdpStore
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
  /** Null without a model. */
  consultListing: ConsultListing | null
  log: Logger
}
/** Asks a model what is unsure about the listing of a run, before it is scored. */
export type ConsultListing = (runId: string, signal: AbortSignal) => Promise<void>

type Payload = NonNullable<(typeof SCORE_LISTING)['payload']>

/**
 * Scores a listing once its images are settled. Locks the PDP in one transaction, so superseded and repeated
 * jobs change nothing.
 */
export function createScoreListingWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, runs, pdps } = deps

  /** Skips superseded and ended runs. */
  async function endRun(runId: string, end: (trx: Db, pdp: Pdp) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const run = await runs.find(trx, runId)
      if (run?.subject.kind !== 'pdp') return
      const pdp = await pdps.lock(trx, run.subject.pdpId)
      if (!pdp || pdp.run_id !== runId || pdp.status !== 'PROCESSING') return
      await end(trx, pdp)
      await runs.removeSuperseded(trx, pdp.id)
    })
  }

  return {
    concurrency,
    async handle({ runId }, signal) {
      // Loaded first, never while the PDP is locked.
      await loadCategoryVocabulary()
      await deps.consultListing?.(runId, signal)
      await endRun(runId, (trx, pdp) => scoreListing(deps, trx, pdp))
    },
    onDeadLetter: ({ runId }) => endRun(runId, (trx, pdp) => pdps.fail(trx, pdp, 'LISTING_SCORING_FAILED')),
  }
}

async function scoreListing(deps: Deps, trx: Db, pdp: Pdp): Promise<void> {
  const { runs, pdps, scoreAgain, scoreStoredListing, log } = deps
  if (await runs.hasFailedItems(trx, pdp.run_id)) return pdps.fail(trx, pdp, 'IMAGE_SCORING_FAILED')
  const result = await scoreStoredListing(trx, pdp)
  // A new release with other facts has started since.
  if (!result) return scoreAgain(trx, pdp)
  await pdps.complete(trx, pdp, result)
  log.info({ pdp_id: pdp.id, run_id: pdp.run_id, pdp_score: result.pdp_score }, 'listing scored')
}
