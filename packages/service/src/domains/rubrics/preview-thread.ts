import { applyCorrections, type ImageFacts, listingScoreOf, type Rubric } from '@endcap/scoring'
import type { ContentCorrections } from '../scoring/correction-store.ts'
import type { StoredListing, StoredListings } from './read-stored-listings.ts'

export type PreviewTask = StoredListings & { current: Rubric; draft: Rubric }

/** Scores of a listing by both rubrics, or null if an image has not been analyzed. */
export type PreviewedScores = { before: number; after: number } | null

/** Scores listings by two rubrics. Entry point of the thread of `preview-off-thread.ts`. */
export function previewScores({ listings, current, draft, ...stored }: PreviewTask): PreviewedScores[] {
  const factsOf = createFactsOf(stored)
  return listings.map((listing) => {
    const facts = factsOf(listing)
    if (!facts) return null
    const { recommendedCarouselImages } = listing
    return {
      before: listingScoreOf(facts, current, recommendedCarouselImages),
      after: listingScoreOf(facts, draft, recommendedCarouselImages),
    }
  })
}

/** Returns the corrected facts of a listing's images, or null if one has none. Contents are parsed once. */
function createFactsOf({ facts, corrections }: Omit<StoredListings, 'listings'>) {
  const parsed = new Map([...facts].map(([sha256, text]) => [sha256, correct(text, corrections.get(sha256))]))
  return ({ contents }: StoredListing): [ImageFacts, ...ImageFacts[]] | null => {
    const [hero, ...carousel] = contents.flatMap((sha256) => parsed.get(sha256) ?? [])
    return hero && carousel.length === contents.length - 1 ? [hero, ...carousel] : null
  }
}

function correct(text: string, known: ContentCorrections | undefined): ImageFacts {
  const facts = JSON.parse(text) as ImageFacts
  return known ? applyCorrections(facts, known.corrections, known.digest) : facts
}
