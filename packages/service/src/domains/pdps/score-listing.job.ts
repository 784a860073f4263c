import { findRetailer } from '@endcap/catalog'
import type { Logger } from '@endcap/foundation/observability/log'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import type { Db } from '../../platform/db/database.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { AnalysisStore, ScoreKey } from '../scoring/analysis-store.ts'
import type { SCORE_LISTING } from '../scoring/jobs.ts'
import { currentModelVersion } from '../scoring/model.ts'
import { percentileRank } from '../scoring/percentile-rank.ts'
import type { ScoreDistributions } from '../scoring/score-distributions.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import { roleAt } from '../scoring/start-run.ts'
import type { Pdp, PdpImage } from './pdp.ts'
import type { PdpStore } from './pdp-store.ts'
import { presentListing, type ScoredImage } from './present-listing.ts'
import type { ScoreAgain } from './score-again.ts'

type Deps = {
  db: Db
  runs: ScoringRunStore
  pdps: PdpStore
  analyses: AnalysisStore
  scoreDistributions: ScoreDistributions
  scoreAgain: ScoreAgain
  log: Logger
}
type Payload = NonNullable<(typeof SCORE_LISTING)['payload']>

/**
 * Creates the worker that scores the listing once all its images are settled, and ends the run. Everything
 * happens in one transaction with the PDP locked, so that superseded runs and repeated jobs change nothing.
 */
export function createScoreListingWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, runs, pdps } = deps

  /** Runs `end` on the PDP, unless the run was superseded or has ended. */
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
    async handle({ runId }) {
      // Loaded on first use, which must not happen while the PDP is locked.
      await loadCategoryVocabulary()
      await endRun(runId, (trx, pdp) => scoreListing(deps, trx, pdp))
    },
    onDeadLetter: ({ runId }) => endRun(runId, (trx, pdp) => pdps.fail(trx, pdp, 'LISTING_SCORING_FAILED')),
  }
}

async function scoreListing(deps: Deps, trx: Db, pdp: Pdp): Promise<void> {
  const { runs, pdps, scoreAgain, scoreDistributions, log } = deps
  if (await runs.hasFailedItems(trx, pdp.run_id)) return pdps.fail(trx, pdp, 'IMAGE_SCORING_FAILED')
  const scored = await scoredImages(deps, trx, pdp)
  // Another release with a new model version has started since, so the images are scored again.
  if (!scored) return scoreAgain(trx, pdp)
  const [hero, ...carousel] = scored
  if (!hero) throw new Error(`PDP ${pdp.id} has no hero`)
  const distribution = await scoreDistributions.find(keyOf(pdp, hero.image), trx)
  const result = await presentListing({
    pdp,
    hero,
    carousel,
    percentileRank: percentileRank(distribution, hero.score.service_score),
    recommendedCarouselImages: findRetailer(pdp.retailer)?.recommendedCarouselImages,
  })
  await pdps.complete(trx, pdp, result)
  log.info({ pdp_id: pdp.id, run_id: pdp.run_id, pdp_score: result.pdp_score }, 'listing scored')
}

/** Returns the images with their scores, or null if one has no score of the current model version. */
async function scoredImages(
  { pdps, analyses }: Deps,
  trx: Db,
  pdp: Pdp,
): Promise<(ScoredImage & { image: PdpImage })[] | null> {
  const scored: (ScoredImage & { image: PdpImage })[] = []
  for (const image of await pdps.images(trx, pdp.id)) {
    const analysis = await analyses.findAnalysis(trx, keyOf(pdp, image))
    if (!analysis) return null
    scored.push({ image, ...analysis })
  }
  return scored
}

function keyOf(pdp: Pdp, image: PdpImage): ScoreKey {
  return {
    organizationId: pdp.organization_id,
    sha256: image.sha256,
    categoryId: pdp.category_id,
    role: roleAt(image.position),
    modelVersion: currentModelVersion(pdp.category_id),
  }
}
