import type { ImageFacts, Rubric } from '@endcap/scoring'
import { type Family, listingScoreOf } from '@endcap/scoring'
import { correctFacts, type Sayings } from '../scoring/correct-facts.ts'
import type { StoredListing, StoredListings } from '../scoring/read-stored-listings.ts'

/** Rubrics by family, and corrections and teaching. */
export type Basis = { rubrics: ReadonlyMap<Family, Rubric>; sayings: Sayings }

export type PreviewTask = StoredListings & { before: Basis; after: Basis }

/** Null if an image has not been analyzed. */
export type PreviewedScores = { before: number; after: number } | null

/** Scores listings on two bases. Entry point of `preview-off-thread.ts`. */
export function previewScores({ listings, facts, before, after }: PreviewTask): PreviewedScores[] {
  const measured = new Map([...facts].map(([sha256, text]) => [sha256, JSON.parse(text) as ImageFacts]))
  const scoreBefore = createScoreOf(measured, before)
  const scoreAfter = createScoreOf(measured, after)
  return listings.map((listing) => {
    const scores = { before: scoreBefore(listing), after: scoreAfter(listing) }
    return scores.before === null || scores.after === null
      ? null
      : { before: scores.before, after: scores.after }
  })
}

/** The function returns null if an image has no facts. */
function createScoreOf(measured: ReadonlyMap<string, ImageFacts>, { rubrics, sayings }: Basis) {
  const corrected = new Map(
    [...measured].map(([sha256, facts]) => [sha256, correctFacts(sayings, sha256, facts)]),
  )
  return ({ contents, family, recommendedCarouselImages }: StoredListing): number | null => {
    const [hero, ...carousel] = contents.flatMap((sha256) => corrected.get(sha256) ?? [])
    const rubric = rubrics.get(family)
    if (!hero || !rubric || carousel.length < contents.length - 1) return null
    return listingScoreOf([hero, ...carousel], rubric, recommendedCarouselImages)
  }
}
