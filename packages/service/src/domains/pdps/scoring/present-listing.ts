import { findCategory } from '@endcap/catalog'
import {
  type Action,
  adviceOf,
  assetTypesInListing,
  brandOfListing,
  breakDown,
  type Classification,
  customDigest,
  imageGain,
  type ListingImage,
  lostByCause,
  planFor,
  pointsOf,
  type Rubric,
  scoreListing,
  splitOf,
} from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import type { Analysis } from '../../scoring/analysis-store.ts'
import type { PercentileRank } from '../../scoring/percentile-rank.ts'
import { presentHero } from '../../scoring/present-hero.ts'
import type {
  CarouselImageResult,
  HeroResult,
  ListingResult,
  ListingSummary,
} from '../record/listing-result.ts'
import type { Pdp, PdpImage } from '../record/pdp.ts'
import { composeListing } from './compose-listing.ts'

export type ScoredImage = Analysis & {
  image: Omit<PdpImage, 'sha256' | 'filename' | 'contentUrl' | 'file' | 'altTexts'>
}

export type ScoredListing = {
  pdp: Pick<Pdp, 'category_id' | 'retailer' | 'name'>
  rubric: Rubric
  hero: ScoredImage
  carousel: readonly ScoredImage[]
  /** Among the scored heroes of its category. */
  percentileRank: PercentileRank
  /** The retailer's, or undefined for the rubric's. */
  recommendedCarouselImages: number | undefined
}

/** Scores a listing and presents it in the form of the API. */
export async function presentListing(listing: ScoredListing): Promise<ListingResult> {
  const { hero, carousel, rubric, recommendedCarouselImages } = listing
  const images = [hero, ...carousel].map(listingImage)
  const [heroType, ...carouselTypes] = assetTypesInListing(images, rubric.listing)
  return {
    ...scoreListing(listingImage(hero), carousel.map(listingImage), rubric, recommendedCarouselImages),
    hero: await presentHeroImage(listing, heroType ?? hero.score.classification),
    carousel_images: carousel.map((each, index) =>
      presentCarouselImage(each, carouselTypes[index] ?? each.score.classification, rubric),
    ),
    summary: await summarizeListing(listing),
  }
}

/** Returns the parts of the explanation that lists show. */
export async function summarizeListing({
  pdp,
  hero,
  carousel,
  rubric,
}: Pick<ScoredListing, 'pdp' | 'hero' | 'carousel' | 'rubric'>): Promise<ListingSummary> {
  const { composition, scorer } = composeListing(
    [hero, ...carousel].map(({ image, facts }) => ({ reference: { image_id: image.imageId }, facts })),
    { rubric, retailer: pdp.retailer },
  )
  const plan = planFor(composition, scorer)
  const [first] = plan
  const points = scorer.points(composition)
  return {
    can_win: pointsOf(plan),
    can_win_split: splitOf(plan),
    advice: adviceOf(plan, composition, scorer),
    first_action: first ? inShort(first) : null,
    brand: await readBrand(pdp, hero),
    lost: lostByCause(breakDown(composition, scorer)),
    image_gain: imageGain(
      {
        hero: hero.score.service_score,
        carousel: carousel.map(({ score }) => score.service_score),
        recommendedCarouselImages: scorer.rules.recommendedCarouselImages,
        repeated: points.findings.repeated,
        foreign: points.foreign,
      },
      rubric.listing,
    ),
    ...digestsOf([hero, ...carousel], rubric),
  }
}

async function readBrand(
  { name, category_id: categoryId }: ScoredListing['pdp'],
  { facts }: ScoredImage,
): Promise<string | null> {
  const category = findCategory(categoryId)
  const vocabulary = (await loadCategoryVocabulary())(category)
  return brandOfListing({ name, categoryPath: category?.path ?? null }, facts, vocabulary)
}

function inShort({ code, title, wording, gain_listing, factor }: Action): ListingSummary['first_action'] {
  return { code, title, gain_listing, factor, ...(wording && { wording: { title: wording.title } }) }
}

function digestsOf(
  images: readonly ScoredImage[],
  rubric: Rubric,
): Pick<ListingSummary, 'corrections' | 'custom'> {
  const corrections = images.map(({ facts }) => facts.corrections?.digest ?? '')
  const custom = images.map(({ facts }) => customDigest(rubric, facts))
  const hasAny = (digests: readonly string[]) => digests.some((digest) => digest !== '')
  return {
    ...(hasAny(corrections) && { corrections: corrections.join(' ') }),
    ...(hasAny(custom) && { custom: custom.join(' ') }),
  }
}

async function presentHeroImage(
  { pdp, hero, rubric, percentileRank }: ScoredListing,
  classification: Classification,
): Promise<HeroResult> {
  const { image, score, facts } = hero
  return {
    image_id: image.imageId,
    image_url: image.sourceUrl,
    asset_id: image.assetId,
    service_score: score.service_score,
    service_certified: score.service_score >= rubric.listing.highScoreBar,
    classification,
    ...(await presentHero(
      { score, facts },
      {
        categoryId: pdp.category_id,
        rubric,
        retailer: pdp.retailer,
        name: pdp.name,
        rights: image.rights,
        percentileRank,
      },
    )),
  }
}

function presentCarouselImage(
  { image, score }: ScoredImage,
  classification: Classification,
  rubric: Rubric,
): CarouselImageResult {
  return {
    image_id: image.imageId,
    image_url: image.sourceUrl,
    position: image.position,
    service_score: score.service_score,
    service_certified: score.service_score >= rubric.listing.highScoreBar,
    classification,
  }
}

function listingImage({ image, score, facts }: ScoredImage): ListingImage {
  return {
    imageId: image.imageId,
    assetId: image.assetId,
    serviceScore: score.service_score,
    classification: score.classification,
    facts,
  }
}
