import { scoreImage } from '@endcap/scoring'
import { deriveIdeas, type IdeaBrief, ideasOf, type Ideas } from '@endcap/studio'
import type { Db } from '../../platform/db/database.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { Logger } from '../../platform/observability/log.ts'
import { rubricOf } from '../scoring/model.ts'
import type { GenerativeModels } from './generative/generative-models.ts'
import { inputOf, isModelFailure, modelLimit } from './generative-images.ts'
import type { FIND_IDEAS } from './jobs.ts'
import type { FindListing, OpenRequest, SparkSubject } from './spark-subject.ts'
import { deadlineOf, type SparkStore } from './spark-store.ts'
import type { Spending } from './spending.ts'

type Deps = {
  db: Db
  sparks: SparkStore
  openRequest: OpenRequest
  findListing: FindListing
  suggestIdeas: GenerativeModels['suggestIdeas']
  spending: Spending
  /** Cost of one request to the model, in US dollars. */
  cost: number
  log: Logger
}
type Payload = NonNullable<(typeof FIND_IDEAS)['payload']>

/** Creates the worker that finds ideas: by a vision model if one is configured and answers, otherwise by rules. */
export function createFindIdeasWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, sparks, openRequest, findListing, suggestIdeas, spending, cost, log } = deps

  async function briefOf(subject: SparkSubject): Promise<IdeaBrief> {
    const { facts, role, categoryId, categoryPath, name, retailer } = subject
    const rubric = rubricOf(categoryId)
    const images = await findListing(subject)
    const recommendedCarouselImages =
      retailer?.recommendedCarouselImages ?? rubric.listing.recommendedCarouselImages
    return {
      facts,
      role,
      score: scoreImage(facts, role, rubric),
      rubric,
      name,
      categoryPath,
      listing: images && { images, recommendedCarouselImages },
    }
  }

  /** Returns the model's ideas, with their expected gain as for those of the rules; null if it gave none. */
  async function askModel(
    { bytes, organizationId }: SparkSubject,
    brief: IdeaBrief,
    ruleIdeas: Ideas,
    deadline: Date,
    signal: AbortSignal,
  ): Promise<Ideas | null> {
    if (!suggestIdeas) return null
    const limit = modelLimit(deadline)
    try {
      const { summary, ideas } = await suggestIdeas({
        image: await inputOf({ bytes }),
        brief: briefText(brief, ruleIdeas),
        signal: AbortSignal.any([signal, limit]),
        reserveBudget: () => spending.book(organizationId, cost),
      })
      return ideasOf(ideas, summary, brief)
    } catch (error) {
      if (signal.aborted || !isModelFailure(error, limit)) throw error
      log.warn({ err: error }, 'the vision model gave no ideas; using the built-in provider')
      return null
    }
  }

  return {
    concurrency,
    async handle({ requestId }, signal) {
      const opened = await openRequest(requestId, signal)
      if (!opened) return
      const { request, subject } = opened
      const brief = await briefOf(subject)
      const ruleIdeas = deriveIdeas(brief)
      const ideas = (await askModel(subject, brief, ruleIdeas, deadlineOf(request), signal)) ?? ruleIdeas
      const isCurrent = await db.transaction().execute((trx) => sparks.complete(trx, requestId, ideas))
      if (!isCurrent)
        return log.info({ idea_id: requestId }, 'ideas discarded: the request is no longer in flight')
      log.info({ idea_id: requestId, image_id: subject.imageId, ideas: ideas.ideas.length }, 'ideas found')
    },
    onDeadLetter: ({ requestId }, reason) =>
      sparks.fail(requestId, `failed after the last attempt: ${reason}`),
  }
}

/** Returns the brief for the model: the measurements, and the ideas of the built-in rules. */
function briefText({ name, categoryPath, score, listing }: IdeaBrief, ruleIdeas: Ideas): string {
  const factors = score.factors.map((factor) => `- ${factor.name}: ${factor.score}. ${factor.reason}`)
  return [
    `Category: ${categoryPath}`,
    `Product name: ${name ?? 'not known'}`,
    `Kind of image: ${score.classification}`,
    `Images of the listing: ${listing ? listing.images.map(({ classification }) => classification).join(', ') : 'this one'}`,
    `Factors of its score (0–100):\n${factors.join('\n')}`,
    `What rules alone suggest:\n${ruleIdeas.ideas.map(({ title, asset_type }) => `- ${title} [${asset_type}]`).join('\n')}`,
  ].join('\n')
}
