import { scoreImage } from '@endcap/scoring'
import { deriveIdeas, type IdeaBrief, ideasOf, type Ideas } from '@endcap/studio'
import type { Db } from '../db/database.ts'
import type { Worker } from '../jobs/job-type.ts'
import type { Logger } from '../log.ts'
import { rubricOf } from '../scoring/model.ts'
import type { GenerativeModels } from './generative/generative-models.ts'
import { inputOf, isModels, modelLimit } from './generative-images.ts'
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
  /** Of one request to the model, in dollars. */
  cost: number
  log: Logger
}
type Payload = NonNullable<(typeof FIND_IDEAS)['payload']>

/** Finds ideas for an image: by a vision model where one is configured and answers, else by the rules. */
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

  /** The model's ideas, each weighed as ours are; null where it has none to give. */
  async function askModel(
    { bytes, organizationId }: SparkSubject,
    brief: IdeaBrief,
    ours: Ideas,
    deadline: Date,
    signal: AbortSignal,
  ): Promise<Ideas | null> {
    if (!suggestIdeas) return null
    const limit = modelLimit(deadline)
    try {
      const { summary, ideas } = await suggestIdeas({
        image: await inputOf({ bytes }),
        brief: inWords(brief, ours),
        signal: AbortSignal.any([signal, limit]),
        mayAsk: () => spending.book(organizationId, cost),
      })
      return ideasOf(ideas, summary, brief)
    } catch (error) {
      if (signal.aborted || !isModels(error, limit)) throw error
      log.warn({ err: error }, 'the vision model gave no ideas; the built-in provider goes on')
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
      const ours = deriveIdeas(brief)
      const ideas = (await askModel(subject, brief, ours, deadlineOf(request), signal)) ?? ours
      const isCurrent = await db.transaction().execute((trx) => sparks.complete(trx, requestId, ideas))
      if (!isCurrent) return log.info({ idea_id: requestId }, 'ideas came too late')
      log.info({ idea_id: requestId, image_id: subject.imageId, ideas: ideas.ideas.length }, 'ideas found')
    },
    onDeadLetter: ({ requestId }, reason) => sparks.fail(requestId, `gave up: ${reason}`),
  }
}

/** What the model is told besides the image: what was measured, and what our own rules would say. */
function inWords({ name, categoryPath, score, listing }: IdeaBrief, ours: Ideas): string {
  const factors = score.factors.map((factor) => `- ${factor.name}: ${factor.score}. ${factor.reason}`)
  return [
    `Category: ${categoryPath}`,
    `Product name: ${name ?? 'not known'}`,
    `Kind of image: ${score.classification}`,
    `Images of the listing: ${listing ? listing.images.map(({ classification }) => classification).join(', ') : 'this one'}`,
    `Factors of its score (0–100):\n${factors.join('\n')}`,
    `What rules alone suggest:\n${ours.ideas.map(({ title, asset_type }) => `- ${title} [${asset_type}]`).join('\n')}`,
  ].join('\n')
}
