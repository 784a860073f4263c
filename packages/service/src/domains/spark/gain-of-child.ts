import {
  type Candidate,
  type Composition,
  type ListingScorer,
  MAX_LISTING_IMAGES,
  mayBeMain,
  oneDecimal,
} from '@endcap/scoring'

/**
 * Returns the larger gain of adding an image or making it the main image. Null if the listing is full and it
 * cannot be the main image.
 */
export function gainOfChild(image: Candidate, listing: Composition, scorer: ListingScorer): number | null {
  const [main, ...carousel] = listing
  const hasRoom = listing.length < MAX_LISTING_IMAGES
  const changed: Composition[] = []
  if (hasRoom) changed.push([main, ...carousel, image], [main, ...byScore(image, carousel)])
  if (mayBeMain(image, main, scorer.rules)) {
    changed.push([image, ...carousel])
    if (hasRoom) changed.push([image, main, ...carousel], [image, ...byScore(main, carousel)])
  }
  if (changed.length === 0) return null
  return oneDecimal(Math.max(...changed.map(scorer.score)) - scorer.score(listing))
}

/** Inserts before the first image that scores lower. */
function byScore(image: Candidate, carousel: readonly Candidate[]): Candidate[] {
  const scoreOf = (each: Candidate) => each.as('carousel').service_score
  const weaker = carousel.findIndex((each) => scoreOf(each) < scoreOf(image))
  return carousel.toSpliced(weaker === -1 ? carousel.length : weaker, 0, image)
}
