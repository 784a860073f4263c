import type { Logger } from '@endcap/foundation/observability/log'
import type { GenerativeModels } from '@endcap/generative-models'
import { scoreImage } from '@endcap/scoring'
import { deriveIdeas, type IdeaBrief, type Ideas, ideasOf } from '@endcap/studio'
import { inputOf, isModelFailure, modelLimit } from './generative-images.ts'
import { deadlineOf } from './spark-store.ts'
import type { FindListing, OpenedRequest, SparkSubject } from './spark-subject.ts'
import type { Made } from './spark-worker.ts'
import type { Spending } from './spending.ts'

type Deps = {
  findListing: FindListing
  suggestIdeas: GenerativeModels['suggestIdeas']
  spending: Spending
  /** US dollars per request. */
  cost: number
  log: Logger
}

/** Uses a vision model if it is configured and responds, otherwise rules. */
export function createFindIdeas(deps: Deps) {
  return async function findIdeas({ request, subject }: OpenedRequest, signal: AbortSignal): Promise<Made> {
    const brief = await briefOf(deps, subject)
    const ruleIdeas = deriveIdeas(brief)
    const ideas = (await askModel(deps, subject, brief, ruleIdeas, deadlineOf(request), signal)) ?? ruleIdeas
    return { ideas, counts: { ideas: ideas.ideas.length } }
  }
}

async function briefOf({ findListing }: Deps, subject: SparkSubject): Promise<IdeaBrief> {
  const { facts, role, rubric, categoryPath, name, retailer } = subject
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

/** Adds gains like those of the rules. Null without ideas. */
async function askModel(
  { suggestIdeas, spending, cost, log }: Deps,
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

/** Contains measurements and the ideas of the rules. */
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
