import {
  type Candidate,
  type Composition,
  type ListingScorer,
  MAX_LISTING_IMAGES,
  mayBeMain,
  oneDecimal,
} from '@endcap/scoring'

/**
 * Returns the points that a listing gains if an image is added or becomes the main image, whichever is more. Null if
 * the listing is full and the image cannot be the main image.
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

/** Adds an image to a carousel before the first image that scores lower. */
function byScore(image: Candidate, carousel: readonly Candidate[]): Candidate[] {
  const scoreOf = (each: Candidate) => each.as('carousel').service_score
  const weaker = carousel.findIndex((each) => scoreOf(each) < scoreOf(image))
  return carousel.toSpliced(weaker === -1 ? carousel.length : weaker, 0, image)
}
