import { CATEGORIES } from '@endcap/catalog'
import type { OffThread } from '@endcap/foundation/concurrency/off-thread'
import { CERTIFIED, type Family, type Rubric } from '@endcap/scoring'
import type { TaughtHead } from '@endcap/teaching'
import type { Db } from '../../platform/db/database.ts'
import type { PreviewedScores, PreviewTask } from '../rubrics/preview-thread.ts'
import { readSayings } from '../scoring/correction-store.ts'
import { familyOf } from '../scoring/model.ts'
import { readStoredListings } from '../scoring/read-stored-listings.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'

export type PreviewDeps = {
  db: Db
  rubrics: Pick<RubricStore, 'of'>
  previews: Pick<OffThread<PreviewTask, PreviewedScores[]>, 'run'>
}

export type ListingChanges = {
  listings: number
  up: number
  down: number
  /** The largest loss, 0 or less. */
  mostDown: number
  certifiedBefore: number
  certifiedAfter: number
  isComplete: boolean
}

/** The newest ones, scored twice in some seconds. */
const MAX_LISTINGS = 300
/** Shows in one decimal. */
const CHANGE = 0.05

/** Scores the newest listings before and after a change. */
export async function previewListings(
  { db, rubrics, previews }: PreviewDeps,
  { organizationId, head }: { organizationId: string; head: TaughtHead | null },
  signal: AbortSignal,
): Promise<ListingChanges> {
  const byFamily = await rubricsByFamily(rubrics, organizationId)
  const found: NonNullable<PreviewedScores>[] = []
  let isComplete = true
  for await (const batch of readStoredListings(db, { organizationId, categories: null })) {
    const sayings = await readSayings(db, organizationId, [...batch.facts.keys()])
    const before = { rubrics: byFamily, sayings }
    const after = { rubrics: byFamily, sayings: { ...sayings, taught: head } }
    const scores = await previews.run({ ...batch, before, after }, signal)
    found.push(...scores.filter((each) => each !== null))
    isComplete = found.length < MAX_LISTINGS
    if (!isComplete) break
  }
  return { ...changesOf(found), isComplete }
}

function changesOf(scores: readonly NonNullable<PreviewedScores>[]): Omit<ListingChanges, 'isComplete'> {
  const changes = scores.map(({ before, after }) => after - before)
  return {
    listings: scores.length,
    up: changes.filter((change) => change >= CHANGE).length,
    down: changes.filter((change) => change <= -CHANGE).length,
    mostDown: Math.min(0, ...changes),
    certifiedBefore: scores.filter(({ before }) => before >= CERTIFIED).length,
    certifiedAfter: scores.filter(({ after }) => after >= CERTIFIED).length,
  }
}

async function rubricsByFamily(
  rubrics: Pick<RubricStore, 'of'>,
  organizationId: string,
): Promise<Map<Family, Rubric>> {
  const rubricOf = await rubrics.of(organizationId)
  return new Map(CATEGORIES.map(({ id }) => [familyOf(id), rubricOf(id)]))
}
