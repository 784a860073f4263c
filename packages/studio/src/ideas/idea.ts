import type {
  Classification,
  FactorName,
  ImageFacts,
  ImageRole,
  ImageScore,
  ListingImage,
  Rubric,
} from '@endcap/scoring'

export type IdeaBrief = {
  facts: ImageFacts
  role: ImageRole
  score: ImageScore
  rubric: Rubric
  name: string | null
  categoryPath: string
  /** Hero first. Null if standalone or the listing is not scored. */
  listing: { images: readonly ListingImage[]; recommendedCarouselImages: number } | null
}

export type Idea = {
  title: string
  rationale: string
  /** Empty for a missing image. */
  addresses: FactorName[]
  /** For a photographer or image generator. */
  prompt: string
  /** Gain of the image's score, or of the listing's for a missing image. */
  expected_gain: number
  asset_type: Classification
}

/** Comes from rules or a model. */
export type IdeaDraft = Omit<Idea, 'expected_gain'>

export type Ideas = { summary: string; ideas: Idea[]; markdown: string }
