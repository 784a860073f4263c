import { HISTOGRAM_RANGES, type RubricPreview } from '@endcap/api'
import { CERTIFIED, type Family, listingScoreOf, oneDecimal, type Rubric } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { medianOf, RANGE, rangeOf } from '../pdps/score-counts.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { releaseRubric } from '../scoring/model.ts'
import type { RubricPatch } from '../scoring/rubric-patch.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { categoryIdsOf } from './family-categories.ts'
import { parseRubric } from './parse-rubric.ts'
import { readStoredListings } from './read-stored-listings.ts'

type Deps = {
  db: Db
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  rubrics: Pick<RubricStore, 'of'>
}

/** A rubric that might be published. */
export type RubricTrial = { organizationId: string; family: Family; patch: RubricPatch }

type Compared = { pdp_id: string; name: string | null; before: number; after: number; change: number }

/** Images whose facts are read at most, which takes some seconds. */
const MAX_IMAGES = 20_000
const MAX_MOVERS = 10

/**
 * Creates the preview of a rubric: the scores that the organization's listings would have, from stored facts. It
 * changes nothing.
 *
 * @throws DomainError VALIDATION_ERROR
 */
export function createPreviewRubric(deps: Deps) {
  return async function previewRubric(
    { organizationId, family, patch }: RubricTrial,
    signal: AbortSignal,
  ): Promise<RubricPreview> {
    const draft = parseRubric(family, patch)
    const current = await currentRubric(deps, organizationId, family)
    const compared: Compared[] = []
    let images = 0
    let isComplete = true
    for await (const listing of readStoredListings(deps, organizationId, family, signal)) {
      if (images + listing.facts.length > MAX_IMAGES) {
        isComplete = false
        break
      }
      images += listing.facts.length
      const { pdpId, name, facts, recommendedCarouselImages } = listing
      const before = listingScoreOf(facts, current, recommendedCarouselImages)
      const after = listingScoreOf(facts, draft, recommendedCarouselImages)
      compared.push({ pdp_id: pdpId, name, before, after, change: oneDecimal(after - before) })
    }
    return present(compared, { images, isComplete })
  }
}

export type PreviewRubric = ReturnType<typeof createPreviewRubric>

async function currentRubric({ rubrics }: Deps, organizationId: string, family: Family): Promise<Rubric> {
  const [categoryId] = categoryIdsOf(family)
  const rubricOf = await rubrics.of(organizationId)
  return categoryId === undefined ? releaseRubric(family) : rubricOf(categoryId)
}

function present(
  compared: readonly Compared[],
  { images, isComplete }: { images: number; isComplete: boolean },
): RubricPreview {
  const sorted = compared.toSorted((a, b) => b.change - a.change)
  return {
    listings: compared.length,
    images,
    is_complete: isComplete,
    before: figuresOf(compared.map(({ before }) => before)),
    after: figuresOf(compared.map(({ after }) => after)),
    histogram: Array.from({ length: HISTOGRAM_RANGES }, (_, range) => ({
      from: range * RANGE,
      to: (range + 1) * RANGE,
      before: compared.filter(({ before }) => rangeOf(before) === range).length,
      after: compared.filter(({ after }) => rangeOf(after) === range).length,
    })),
    gainers: sorted.filter(({ change }) => change > 0).slice(0, MAX_MOVERS),
    losers: sorted
      .filter(({ change }) => change < 0)
      .toReversed()
      .slice(0, MAX_MOVERS),
  }
}

function figuresOf(scores: readonly number[]): RubricPreview['before'] {
  return {
    median: medianOf(scores.map((score) => ({ score, count: 1 }))),
    certified: scores.filter((score) => score >= CERTIFIED).length,
  }
}
