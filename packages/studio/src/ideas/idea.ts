import type {
  Classification,
  FactorName,
  ImageFacts,
  ImageRole,
  ImageScore,
  ListingImage,
  Rubric,
} from '@endcap/scoring'

/** What ideas start from: the image as it was seen and scored, and the listing that it is part of. */
export type IdeaBrief = {
  facts: ImageFacts
  role: ImageRole
  score: ImageScore
  rubric: Rubric
  name: string | null
  categoryPath: string
  /** Hero first; null for an image that stands alone, or a listing that is not scored. */
  listing: { images: readonly ListingImage[]; recommendedCarouselImages: number } | null
}

export type Idea = {
  title: string
  rationale: string
  /** The factors that it mends; empty for an image that is missing. */
  addresses: FactorName[]
  /** For a photographer or a generator, ready to be handed on. */
  prompt: string
  /** By re-scoring: of the image, or for a missing image of the listing. */
  expected_gain: number
  asset_type: Classification
}

/** A list of ideas before they are weighed: from the rules below, or from a model. */
export type IdeaDraft = Omit<Idea, 'expected_gain'>

export type Ideas = { summary: string; ideas: Idea[]; markdown: string }
