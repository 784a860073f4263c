import { type Classification, typesWhere } from '../../asset-types/asset-types.ts'
import { compareMix } from '../../listing-mix.ts'
import { typesInListing } from '../../listing-types.ts'
import { addImage } from '../actions/add-image.ts'
import { addImages } from '../actions/add-images.ts'
import type { NewImages } from '../carousel-order.ts'
import { plannedImageScore } from '../image-gain.ts'
import { type Composition, type ListingScorer, listingImages, MAX_LISTING_IMAGES } from '../listing-scorer.ts'
import { type CanCome, type Propose, proposalOf } from './proposal.ts'

const FURTHER = typesWhere(({ suitsAnyListing }) => suitsAnyListing === true)

/** Proposes each missing type, and all missing images together. */
export const addedImages: Propose = (images, scorer, canCome = () => true) => {
  const planned = newImages(images, scorer)
  const room = MAX_LISTING_IMAGES - images.length
  const single = [...new Set(wantedTypes(images, scorer))]
    .filter(canCome)
    .slice(0, room)
    .map((type) => proposalOf(addImage, images, { type, ...planned }, { assetType: type }))
  const types = missingImages(images, scorer, canCome)
  if (types.length < 2) return single
  const present = ownCarousel(images, scorer).length
  const recommended = scorer.rules.recommendedCarouselImages
  return [proposalOf(addImages, images, { types, present, recommended, ...planned }), ...single]
}

/** Returns types of the ideal mix first. */
export function missingImages(
  images: Composition,
  scorer: ListingScorer,
  canCome: CanCome = () => true,
): Classification[] {
  const present = ownCarousel(images, scorer).length
  const missing = Math.min(
    scorer.rules.recommendedCarouselImages - present,
    MAX_LISTING_IMAGES - images.length,
  )
  return [...wantedTypes(images, scorer), ...FURTHER].filter(canCome).slice(0, Math.max(0, missing))
}

/** Returns missing types of the mix, the most certain first. */
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

/** Returns the assumed score and the images of other products. */
export function newImages(images: Composition, scorer: ListingScorer): NewImages {
  const { foreign } = scorer.points(images)
  const scores = ownCarousel(images, scorer).map(({ serviceScore }) => serviceScore)
  return {
    score: plannedImageScore(scores, scorer.rules.rubric.listing),
    foreign: new Set(images.filter((_image, position) => foreign.has(position))),
  }
}

const ownCarousel = (images: Composition, scorer: ListingScorer) => scorer.points(images).findings.carousel
