import type { MainImageRules } from '@endcap/catalog'
import type { ImageFacts, ImageRole } from '../facts.ts'
import type { ListingImage } from '../listing-image.ts'
import { countPoints, type ListingPoints } from '../listing-points.ts'
import { showTheSame } from '../near-duplicates.ts'
import { otherProducts } from '../own-product.ts'
import type { Rubric } from '../rubric.ts'
import { oneDecimal } from '../score-image.ts'
import type { Candidate } from './candidate.ts'

/** Includes the main image. */
export const MAX_LISTING_IMAGES = 21

export type ListingRules = {
  rubric: Rubric
  /** Defaults to the rubric's. */
  recommendedCarouselImages: number
  /** Null without rules. */
  mainImage: MainImageRules | null
}

/** Main image first. */
export type Composition = readonly [Candidate, ...Candidate[]]

export type ListingScorer = {
  rules: ListingRules
  /** 0–100, one decimal. */
  score: (images: Composition) => number
  points: (images: Composition) => ListingPoints
  /** Planned images repeat no other. */
  repeats: (one: Candidate, other: Candidate) => boolean
}

/** Compares each pair only once. */
export function createListingScorer(rules: ListingRules): ListingScorer {
  const compared = new WeakMap<ImageFacts, WeakMap<ImageFacts, boolean>>()
  const { listing } = rules.rubric

  function repeats({ facts: one }: Candidate, { facts: other }: Candidate): boolean {
    if (!one || !other) return false
    const known = compared.get(one) ?? new WeakMap<ImageFacts, boolean>()
    compared.set(one, known)
    const answer = known.get(other) ?? showTheSame(one, other, listing)
    known.set(other, answer)
    return answer
  }

  function points(images: Composition): ListingPoints {
    const [hero, ...carousel] = images
    const repeated = images.filter((image, index) =>
      images.slice(0, index).some((earlier) => repeats(earlier, image)),
    ).length
    return countPoints(
      scored(hero, 'hero'),
      carousel.map((image) => scored(image, 'carousel')),
      {
        rules: listing,
        recommendedCarouselImages: rules.recommendedCarouselImages,
        repeated,
        foreign: otherProducts(images.map(({ facts }) => facts)),
      },
    )
  }

  return { rules, repeats, points, score: (images) => oneDecimal(points(images).points) }
}

const scored = (image: Candidate, role: ImageRole) => ({ serviceScore: image.as(role).service_score })

/** Converts to the input of `scoreListing`. */
export const listingImages = (images: Composition): [ListingImage, ...ListingImage[]] => {
  const [hero, ...carousel] = images
  return [listingImage(hero, 'hero'), ...carousel.map((image) => listingImage(image, 'carousel'))]
}

function listingImage(image: Candidate, role: ImageRole): ListingImage {
  const { service_score: serviceScore, classification } = image.as(role)
  const { reference, assetId, facts } = image
  const imageId = 'image_id' in reference ? reference.image_id : ''
  return { imageId, assetId, serviceScore, classification, facts }
}
