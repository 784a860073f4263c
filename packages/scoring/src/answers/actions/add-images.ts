import type { Classification } from '../../asset-types.ts'
import { compareMix } from '../../listing-mix.ts'
import { typesInListing } from '../../listing-types.ts'
import { type Candidate, createPlanned } from '../candidate.ts'
import { plannedImageScore } from '../image-gain.ts'
import { type Composition, type ListingScorer, listingImages, MAX_LISTING_IMAGES } from '../listing-scorer.ts'
import { NO_IMAGE, type Proposal, type Propose } from './proposal.ts'
import { insertByScore } from './reorder.ts'
import { TYPE_PHRASES } from './type-phrases.ts'

/** Asset types of missing images when the ideal mix asks for no more. */
const FURTHER: readonly Classification[] = ['Alternate Angle', 'Detail', 'Lifestyle', 'In Use', 'Infographic']

/** Proposes an image of each asset type that is missing, and all images that are missing from the recommended number. */
export const addImages: Propose = (images, scorer) => {
  const score = plannedScore(images, scorer)
  const wanted = wantedTypes(images, scorer)
  const room = MAX_LISTING_IMAGES - images.length
  const proposals: Proposal[] = [...new Set(wanted)].slice(0, room).map((type) => ({
    ...NO_IMAGE,
    code: 'ADD_IMAGE',
    title: `Add ${TYPE_PHRASES[type]}`,
    detail: `The gain assumes that the new image scores ${score.toFixed(1)}.`,
    assetType: type,
    images: withPlanned(images, [type], score),
  }))
  const types = missingImages(images, scorer)
  if (types.length < 2) return proposals
  const all: Proposal = {
    ...NO_IMAGE,
    code: 'ADD_IMAGES',
    title: `Add ${types.length} images`,
    detail: `The listing has ${ownCarousel(images, scorer).length} of ${scorer.rules.recommendedCarouselImages} recommended carousel images. Shoppers also want to see ${listOf(types)}. The gain assumes that the new images score ${score.toFixed(1)}.`,
    images: withPlanned(images, types, score),
  }
  return [all, ...proposals]
}

/** Returns asset types for the images that are missing from the recommended number, those of the ideal mix first. */
export function missingImages(images: Composition, scorer: ListingScorer): Classification[] {
  const present = ownCarousel(images, scorer).length
  const missing = Math.min(
    scorer.rules.recommendedCarouselImages - present,
    MAX_LISTING_IMAGES - images.length,
  )
  return [...wantedTypes(images, scorer), ...FURTHER].slice(0, Math.max(0, missing))
}

/**
 * Returns the asset types that the ideal mix asks for and the listing does not have, once for each missing image: those
 * first that most surely no image shows. One that an image may show after all is a smaller loss.
 */
export function wantedTypes(images: Composition, scorer: ListingScorer): Classification[] {
  const { rubric } = scorer.rules
  const listed = listingImages(images)
  const { missing } = compareMix(listed, rubric, scorer.points(images).foreign)
  const types = typesInListing(listed, rubric.listing)
  const isMissing = (wanted: Classification) =>
    types.reduce((product, { probabilityOf }) => product * (1 - probabilityOf(wanted)), 1)
  return (Object.entries(missing) as [Classification, number][])
    .toSorted(([one], [other]) => isMissing(other) - isMissing(one))
    .flatMap(([type, count]) => Array.from({ length: count }, () => type))
}

/** Returns the score that new images are assumed to reach. */
export const plannedScore = (images: Composition, scorer: ListingScorer): number =>
  plannedImageScore(
    ownCarousel(images, scorer).map(({ serviceScore }) => serviceScore),
    scorer.rules.rubric.listing,
  )

/** Returns the scores of the carousel images that show the listing's product. */
const ownCarousel = (images: Composition, scorer: ListingScorer) => scorer.points(images).findings.carousel

function withPlanned(
  [main, ...carousel]: Composition,
  types: readonly Classification[],
  score: number,
): Composition {
  const all = types.reduce<Candidate[]>(
    (images, type) => insertByScore(images, createPlanned(type, score)),
    carousel,
  )
  return [main, ...all]
}

const LIST = new Intl.ListFormat('en-US')

const listOf = (types: readonly Classification[]): string =>
  LIST.format([...new Set(types)].map((type) => TYPE_PHRASES[type]))
