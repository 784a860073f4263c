import { type Category, findCategory, findCategoryByPath, findRetailer } from '@endcap/catalog'
import {
  checkMainImageRules,
  expectedWords,
  findFourWs,
  type HeroGs1Components,
  heroGs1Components,
  heroRecommendations,
  type ImageFacts,
  type ImageScore,
  type MobileReadiness,
  mobileReadiness,
  type ScoreMetadata,
} from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { rubricOf } from './model.ts'
import { isDraftBenchmark, type PercentileRank } from './percentile-rank.ts'

type Context = { categoryId: string; retailer: string; name: string | null; percentileRank: PercentileRank }

/** Details of a hero that the API returns with its score. */
export type HeroDetails = {
  score_metadata: ScoreMetadata
  hero_gs1_components: HeroGs1Components
  mobile_readiness: MobileReadiness
}

/**
 * Computes the details of a hero from its stored facts and score. They also depend on the name and retailer of
 * its PDP, which can change while the image stays the same.
 */
export async function presentHero(
  { score, facts }: { score: Omit<ImageScore, 'classification'>; facts: ImageFacts },
  { categoryId, retailer: retailerId, name, percentileRank }: Context,
): Promise<HeroDetails> {
  const retailer = findRetailer(retailerId)
  const findings = await findingsOf(facts, name, findCategory(categoryId))
  const readiness = mobileReadiness(facts, findings, name)
  return {
    score_metadata: {
      model_version: score.model_version,
      raw_score: score.raw_score,
      percentile: percentileRank.percentile,
      benchmark: {
        category_id: categoryId,
        image_type: 'hero',
        sample_size: percentileRank.sampleSize,
        is_draft: isDraftBenchmark(percentileRank),
      },
      factors: score.factors,
      recommendations: heroRecommendations(facts, score, readiness, rubricOf(categoryId)),
      rule_checks: retailer ? checkMainImageRules(facts, retailer.mainImage) : [],
    },
    hero_gs1_components: heroGs1Components(score, findings),
    mobile_readiness: readiness,
  }
}

/** Returns how much of the text that a hero's name and category suggest is still readable on a phone. */
export const readinessOf = async (
  facts: ImageFacts,
  name: string | null,
  categoryPath: string | null,
): Promise<MobileReadiness> =>
  mobileReadiness(
    facts,
    await findingsOf(facts, name, categoryPath === null ? null : findCategoryByPath(categoryPath)),
    name,
  )

async function findingsOf(facts: ImageFacts, name: string | null, category: Category | null) {
  if (name === null) return findFourWs(facts, null)
  const vocabularyOf = await loadCategoryVocabulary()
  return findFourWs(facts, expectedWords(name, category?.path ?? null, vocabularyOf(category)))
}
