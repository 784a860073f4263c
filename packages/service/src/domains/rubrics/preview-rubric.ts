import { HISTOGRAM_RANGES, type RubricPreview, type RubricPreviewProgress } from '@endcap/api'
import { createFairQueue, type FairQueue } from '@endcap/foundation/concurrency/fair-queue'
import type { OffThread } from '@endcap/foundation/concurrency/off-thread'
import { CERTIFIED, customFactsRead, type Family, oneDecimal, type Rubric } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { medianOf, RANGE, rangeOf } from '../pdps/reading/score-counts.ts'
import { readSayings } from '../scoring/correction-store.ts'
import { categoryIdsOf } from '../scoring/family-categories.ts'
import { releaseRubric } from '../scoring/model.ts'
import {
  countStoredListings,
  readStoredListings,
  type StoredListing,
} from '../scoring/read-stored-listings.ts'
import type { RubricPatch } from '../scoring/rubric-patch.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { parseRubric } from './parse-rubric.ts'
import type { PreviewedScores, PreviewTask } from './preview-thread.ts'

type Deps = {
  db: Db
  rubrics: Pick<RubricStore, 'of'>
  thread: Pick<OffThread<PreviewTask, PreviewedScores[]>, 'run'>
}

export type RubricTrial = { organizationId: string; family: Family; patch: RubricPatch }

type Compared = { pdp_id: string; name: string | null; before: number; after: number; change: number }

/** Reading the facts takes some seconds. */
const MAX_IMAGES = 20_000
const MAX_MOVERS = 10
/** Previews take turns in the thread. */
const CONCURRENCY = 8

/**
 * Yields progress and then the scores that listings would have, from stored facts. Changes nothing.
 * Organizations get one preview at a time. Ends early with the signal's reason.
 *
 * @throws DomainError VALIDATION_ERROR
 */
export function createPreviewRubric(deps: Deps) {
  const places = createFairQueue({ concurrency: CONCURRENCY, perKey: () => 1 })
  return async function* previewRubric(
    trial: RubricTrial,
    signal: AbortSignal,
  ): AsyncGenerator<RubricPreviewProgress, void, undefined> {
    const { organizationId, family, patch } = trial
    const draft = parseRubric(family, patch)
    await using _place = await takePlace(places, organizationId, signal)
    const current = await currentRubric(deps, organizationId, family)
    const scope = { organizationId, categories: categoryIdsOf(family) }
    const total = await countStoredListings(deps.db, scope, MAX_IMAGES)
    const compared: Compared[] = []
    let [read, images, isComplete] = [0, 0, true]
    for await (const batch of readStoredListings(deps.db, scope)) {
      const listings = within(batch.listings, MAX_IMAGES - images)
      isComplete = listings.length === batch.listings.length
      const contents = [...batch.facts.keys()]
      const sayings = await readSayings(deps.db, organizationId, contents, customFactsRead(draft))
      const before = { rubrics: new Map([[family, current]]), sayings }
      const after = { rubrics: new Map([[family, draft]]), sayings }
      const scores = await deps.thread.run({ ...batch, listings, before, after }, signal)
      for (const [index, listing] of listings.entries()) {
        const found = scores[index]
        if (!found) continue
        images += listing.contents.length
        compared.push(compare(listing, found))
      }
      read += batch.listings.length
      if (!isComplete) break
      yield { listings: Math.min(read, total), of: total, preview: null }
    }
    yield { listings: compared.length, of: total, preview: present(compared, { images, isComplete }) }
  }
}

export type PreviewRubric = ReturnType<typeof createPreviewRubric>

/** Held until disposed of. */
async function takePlace(places: FairQueue, key: string, signal: AbortSignal): Promise<AsyncDisposable> {
  const taken = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const hold = () => {
    taken.resolve()
    return left.promise
  }
  const place = places.run(key, hold, { signal })
  await Promise.race([taken.promise, place])
  return {
    async [Symbol.asyncDispose]() {
      left.resolve()
      await place
    },
  }
}

/** Takes listings up to `images` images. */
function within(listings: readonly StoredListing[], images: number): StoredListing[] {
  let left = images
  const end = listings.findIndex(({ contents }) => (left -= contents.length) < 0)
  return listings.slice(0, end < 0 ? listings.length : end)
}

const compare = (
  { pdpId, name }: StoredListing,
  { before, after }: NonNullable<PreviewedScores>,
): Compared => ({
  pdp_id: pdpId,
  name,
  before,
  after,
  change: oneDecimal(after - before),
})

async function currentRubric(
  { rubrics }: Pick<Deps, 'rubrics'>,
  organizationId: string,
  family: Family,
): Promise<Rubric> {
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
