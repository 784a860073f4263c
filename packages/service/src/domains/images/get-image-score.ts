import { isDeepStrictEqual } from 'node:util'
import { customFactsRead, uncorrectedVersion } from '@endcap/scoring'
import { Lru } from 'toad-cache'
import { validate as isUuid } from 'uuid'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { type Representation, represent } from '../../platform/http/conditional.ts'
import type { BenchmarkKey } from '../scoring/analysis-store.ts'
import { type PercentileRank, percentileRank } from '../scoring/percentile-rank.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { ScoreDistributions } from '../scoring/score-distributions.ts'
import type { FindImageRevision, ImageRevision } from './image-revisions.ts'
import type { ImageStore, ImageWithScore } from './image-store.ts'
import { type ImagePdp, pdpOf, presentImageScore } from './present-image-score.ts'

type Deps = {
  findImageRevision: FindImageRevision
  images: Pick<ImageStore, 'findWithScore'>
  findPdp: (imageId: string) => Promise<ImagePdp | null>
  scoreDistributions: ScoreDistributions
  rubrics: Pick<RubricStore, 'of'>
}

type Ranking = { benchmark: BenchmarkKey; score: number; rank: PercentileRank }

/** A response with its source revision. `ranking` is null without a percentile. */
type KeptAnswer = { revision: ImageRevision; ranking: Ranking | null; answer: Representation }

/** Some 10 KB each. */
const KEPT_ANSWERS = 1_000
const NO_RANK: PercentileRank = { sampleSize: 0, percentile: null }

/**
 * Creates the look-up of any image's score, including former images of PDPs and those made by Spark.
 *
 * Most polls find nothing new, so answers are cached by revision and a poll reads only the revision.
 *
 * @throws DomainError IMAGE_NOT_FOUND
 */
export function createGetImageScore({
  findImageRevision,
  images,
  findPdp,
  scoreDistributions,
  rubrics,
}: Deps) {
  const kept = new Lru<KeptAnswer>(KEPT_ANSWERS)

  const rankOf = async (benchmark: BenchmarkKey, score: number): Promise<PercentileRank> =>
    percentileRank(await scoreDistributions.find(benchmark), score)

  async function isCurrent({ revision, ranking }: KeptAnswer, current: ImageRevision): Promise<boolean> {
    if (revision !== current) return false
    return !ranking || isDeepStrictEqual(await rankOf(ranking.benchmark, ranking.score), ranking.rank)
  }

  async function rankingOf(
    organizationId: string,
    { image, analysis, isBeingScored }: ImageWithScore,
  ): Promise<Ranking | null> {
    const { categoryId, role } = image
    if (!analysis || isBeingScored || categoryId === null || role !== 'hero') return null
    const { model_version: version, service_score: score } = analysis.score
    // Corrected heroes are ranked among the scores as measured.
    const modelVersion = uncorrectedVersion(version)
    const readsFacts = customFactsRead((await rubrics.of(organizationId))(categoryId)).length > 0
    const benchmark = { organizationId, categoryId, role, modelVersion, readsFacts }
    return { benchmark, score, rank: await rankOf(benchmark, score) }
  }

  return async function getImageScore(organizationId: string, imageId: string): Promise<Representation> {
    // Read before the score: a change in between makes the answer newer than its revision, never older.
    const revision = isUuid(imageId) ? await findImageRevision(organizationId, imageId) : null
    const known = kept.get(imageId)
    if (revision !== null && known && (await isCurrent(known, revision))) return known.answer
    const found = revision === null ? null : await images.findWithScore(organizationId, imageId)
    if (revision === null || !found)
      throw new DomainError('IMAGE_NOT_FOUND', 'there is no such image in your organization')
    const ranking = await rankingOf(organizationId, found)
    const pdp = await pdpOf(findPdp, found.image)
    const rubric = (await rubrics.of(organizationId))(found.image.categoryId)
    const answer = represent(await presentImageScore(found, pdp, { rank: ranking?.rank ?? NO_RANK, rubric }))
    kept.set(imageId, { revision, ranking, answer })
    return answer
  }
}

export type GetImageScore = ReturnType<typeof createGetImageScore>
