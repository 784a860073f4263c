import { findCategory, findRetailer } from '@endcap/catalog'
import { customFactsRead, scoreImage, uncorrectedVersion } from '@endcap/scoring'
import type { Db } from '../../../platform/db/database.ts'
import { judgeForReports, type ReportedJudgement } from '../../acceptance/judge-listing.ts'
import type { ReadJudging } from '../../acceptance/judging.ts'
import { findGenerated } from '../../images/generated-images.ts'
import type { AnalysisStore, ScoreScope } from '../../scoring/analysis-store.ts'
import { percentileRank } from '../../scoring/percentile-rank.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import type { ScoreDistributions } from '../../scoring/score-distributions.ts'
import { roleAt } from '../../scoring/start-run.ts'
import type { JudgedResult } from '../record/listing-result.ts'
import type { Pdp, PdpImage } from '../record/pdp.ts'
import { isFromStorefront } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { presentListing, type ScoredImage } from './present-listing.ts'

type Deps = {
  pdps: Pick<PdpStore, 'images'>
  analyses: Pick<AnalysisStore, 'findKnown' | 'saveScore'>
  rubrics: Pick<RubricStore, 'of'>
  scoreDistributions: ScoreDistributions
  readJudging: ReadJudging
}

/**
 * Scores a PDP from stored facts within milliseconds. Returns null if an image has no current facts. The
 * caller locks the PDP and loads the category vocabulary.
 */
export function createScoreStoredListing(deps: Deps) {
  const { pdps, analyses, rubrics, scoreDistributions } = deps
  return async function scoreStoredListing(trx: Db, pdp: Pdp): Promise<JudgedResult | null> {
    const rubric = (await rubrics.of(pdp.organization_id, trx))(pdp.category_id)
    const scope = { organizationId: pdp.organization_id, categoryId: pdp.category_id, rubric }
    const scored = await scoreImages({ analyses }, trx, scope, await pdps.images(trx, pdp.id))
    if (!scored) return null
    const [hero, ...carousel] = scored
    if (!hero) throw new Error(`PDP ${pdp.id} has no hero`)
    const { model_version: version, service_score: serviceScore } = hero.score
    const distribution = await scoreDistributions.find(
      {
        organizationId: scope.organizationId,
        categoryId: scope.categoryId,
        role: 'hero',
        // Corrected heroes are ranked among measured scores.
        modelVersion: uncorrectedVersion(version),
        readsFacts: customFactsRead(rubric).length > 0,
      },
      trx,
    )
    const result = await presentListing({
      pdp,
      rubric,
      hero,
      carousel,
      percentileRank: percentileRank(distribution, serviceScore),
      recommendedCarouselImages: findRetailer(pdp.retailer)?.recommendedCarouselImages,
    })
    return { ...result, judgements: await judge(deps, trx, pdp, scored) }
  }
}

export type ScoreStoredListing = ReturnType<typeof createScoreStoredListing>

/** Null if the current release has not analyzed an image. */
async function scoreImages(
  { analyses }: Pick<Deps, 'analyses'>,
  trx: Db,
  scope: ScoreScope,
  images: readonly PdpImage[],
): Promise<ScoredImage[] | null> {
  const items = images.map(({ sha256, position }) => ({ sha256, role: roleAt(position) }))
  const known = await analyses.findKnown(trx, scope, items)
  const scored: ScoredImage[] = []
  for (const [index, image] of images.entries()) {
    const item = items[index]
    const { facts, score, modelVersion } = known[index] ?? {}
    if (!item || !facts || modelVersion === undefined) return null
    const current = score ?? scoreImage(facts, item.role, scope.rubric)
    if (!score) {
      const { organizationId, categoryId } = scope
      await analyses.saveScore(trx, { ...item, organizationId, categoryId, modelVersion }, current)
    }
    scored.push({ image, facts, score: current })
  }
  return scored
}

async function judge(
  { readJudging }: Pick<Deps, 'readJudging'>,
  trx: Db,
  pdp: Pdp,
  scored: readonly ScoredImage[],
): Promise<ReportedJudgement[]> {
  const generated = await findGenerated(
    trx,
    scored.map(({ image }) => image.imageId),
  )
  return judgeForReports(await readJudging(trx, pdp.organization_id), {
    retailer: pdp.retailer,
    categoryPath: findCategory(pdp.category_id)?.path ?? null,
    areCopies: isFromStorefront(pdp),
    images: scored.map(({ image: { imageId }, facts }) => ({
      imageId,
      facts,
      isGenerated: generated.has(imageId),
    })),
  })
}
