import { type Classification, assetTypesInListing, type ListingImage, scoreListing } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import type { Analysis, AnalysisStore, ScoreKey } from '../scoring/analysis-store.ts'
import { percentileRank } from '../scoring/percentile-rank.ts'
import type { ScoreDistributions } from '../scoring/score-distributions.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { Logger } from '../../platform/observability/log.ts'
import type { CarouselImageResult, HeroResult, ListingResult } from './listing-result.ts'
import type { Pdp, PdpImage, PdpStore } from './pdp-store.ts'
import { findRetailer } from '@endcap/catalog'
import type { SCORE_LISTING } from '../scoring/jobs.ts'
import { currentModelVersion, rubricOf } from '../scoring/model.ts'
import { presentHero } from '../scoring/present-hero.ts'
import type { ScoreAgain } from './score-again.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import { roleAt } from '../scoring/start-run.ts'

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
type Scored = Analysis & { image: PdpImage }

/** Error codes that this job sets on a PDP. */
const IMAGE_SCORING_FAILED = 'IMAGE_SCORING_FAILED'
const LISTING_SCORING_FAILED = 'LISTING_SCORING_FAILED'

/**
 * Creates the worker that scores the listing once all its images are settled, and ends the run. Everything
 * happens in one transaction with the PDP locked, so that superseded runs and repeated jobs change nothing.
 */
export function createScoreListingWorker(
  { db, runs, pdps, analyses, scoreDistributions, scoreAgain, log }: Deps,
  concurrency: number,
): Worker<Payload> {
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

  /** Returns the images with their scores, or null if one has no score of the current model version. */
  async function scoredImages(trx: Db, pdp: Pdp): Promise<Scored[] | null> {
    const scored: Scored[] = []
    for (const image of await pdps.images(trx, pdp.id)) {
      const analysis = await analyses.findAnalysis(trx, keyOf(pdp, image))
      if (!analysis) return null
      scored.push({ image, ...analysis })
    }
    return scored
  }

  async function heroResult(trx: Db, pdp: Pdp, { image, score, facts }: Scored): Promise<HeroResult> {
    const distribution = await scoreDistributions.find(keyOf(pdp, image), trx)
    return {
      image_id: image.imageId,
      image_url: image.sourceUrl,
      asset_id: image.assetId,
      service_score: score.service_score,
      service_certified: score.service_score >= rubricOf(pdp.category_id).listing.highScoreBar,
      classification: score.classification,
      ...(await presentHero(
        { score, facts },
        {
          categoryId: pdp.category_id,
          percentileRank: percentileRank(distribution, score.service_score),
          ...pdp,
        },
      )),
    }
  }

  return {
    concurrency,
    handle: ({ runId }) =>
      endRun(runId, async (trx, pdp) => {
        if (await runs.hasFailedItems(trx, runId)) return pdps.fail(trx, pdp.id, IMAGE_SCORING_FAILED)
        const rubric = rubricOf(pdp.category_id)
        const scored = await scoredImages(trx, pdp)
        // Another release with a new model version has started since, so the images are scored again.
        if (!scored) return scoreAgain(trx, pdp)
        const [hero, ...carousel] = scored
        if (!hero) throw new Error(`PDP ${pdp.id} has no hero`)
        const recommended = findRetailer(pdp.retailer)?.recommendedCarouselImages
        const listing = scoreListing(listingImage(hero), carousel.map(listingImage), rubric, recommended)
        const [, ...carouselTypes] = assetTypesInListing(scored.map(listingImage), rubric.listing)
        const result: ListingResult = {
          ...listing,
          hero: await heroResult(trx, pdp, hero),
          carousel_images: carousel.map((each, index) =>
            presentCarouselImage(
              each,
              carouselTypes[index] ?? each.score.classification,
              rubric.listing.highScoreBar,
            ),
          ),
        }
        await pdps.complete(trx, pdp.id, result, listing.pdp_score)
        log.info({ pdp_id: pdp.id, run_id: runId, pdp_score: listing.pdp_score }, 'listing scored')
      }),
    onDeadLetter: ({ runId }) => endRun(runId, (trx, pdp) => pdps.fail(trx, pdp.id, LISTING_SCORING_FAILED)),
  }
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

function listingImage({ image, score, facts }: Scored): ListingImage {
  return {
    imageId: image.imageId,
    assetId: image.assetId,
    serviceScore: score.service_score,
    classification: score.classification,
    facts,
  }
}

function presentCarouselImage(
  { image, score }: Scored,
  classification: Classification,
  bar: number,
): CarouselImageResult {
  return {
    image_id: image.imageId,
    image_url: image.sourceUrl,
    position: image.position,
    service_score: score.service_score,
    service_certified: score.service_score >= bar,
    classification,
  }
}
