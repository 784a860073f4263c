import {
  type Category,
  findCategory,
  findCategoryByPath,
  findRetailer,
  marketOf,
  type Retailer,
} from '@endcap/catalog'
import {
  checkMainImageRules,
  expectedWords,
  findFourWs,
  type HeroGs1Components,
  heroGs1Components,
  heroRecommendations,
  type ImageFacts,
  type ImageRights,
  type ImageScore,
  type ImageUse,
  type MobileReadiness,
  mobileReadiness,
  type Rubric,
  type ScoreMetadata,
} from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { isDraftBenchmark, type PercentileRank } from './percentile-rank.ts'

/** Can change while the image stays the same. */
type PdpContext = {
  categoryId: string
  rubric: Rubric
  retailer: string
  name: string | null
  /** Null if none are given. */
  rights: ImageRights | null
}

export type HeroDetails = {
  score_metadata: ScoreMetadata
  hero_gs1_components: HeroGs1Components
  mobile_readiness: MobileReadiness
}

/** Computes details from stored facts and score. */
export async function presentHero(
  { score, facts }: { score: Omit<ImageScore, 'classification'>; facts: ImageFacts },
  { percentileRank, ...context }: PdpContext & { percentileRank: PercentileRank },
): Promise<HeroDetails> {
  const { findings, ...verdicts } = await judgeHero({ score, facts }, context)
  return {
    score_metadata: {
      model_version: score.model_version,
      raw_score: score.raw_score,
      percentile: percentileRank.percentile,
      benchmark: {
        category_id: context.categoryId,
        image_type: 'hero',
        sample_size: percentileRank.sampleSize,
        is_draft: isDraftBenchmark(percentileRank),
      },
      factors: score.factors,
      recommendations: verdicts.recommendations,
      rule_checks: verdicts.ruleChecks,
    },
    hero_gs1_components: heroGs1Components(score, findings),
    mobile_readiness: verdicts.readiness,
  }
}

/** Applies the retailer's rules and the text that name and category suggest. */
export async function judgeHero(
  { score, facts }: { score: Pick<ImageScore, 'recommendations'>; facts: ImageFacts },
  { categoryId, rubric, retailer: retailerId, name, rights }: PdpContext,
) {
  const retailer = findRetailer(retailerId)
  const findings = await findingsOf(facts, name, findCategory(categoryId))
  const readiness = mobileReadiness(facts, findings, name)
  const judged = retailer && rights && { given: rights, use: useToday(retailer) }
  return {
    findings,
    readiness,
    recommendations: heroRecommendations(facts, score, readiness, rubric),
    ruleChecks: retailer ? checkMainImageRules(facts, retailer.mainImage, judged) : [],
  }
}

/** Returns the use of a picture at a retailer today. */
export const useToday = (retailer: Pick<Retailer, 'region'>): ImageUse => ({
  market: marketOf(retailer),
  day: new Date().toISOString().slice(0, 10),
})

/** Estimates how much suggested text is readable on a phone. */
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
