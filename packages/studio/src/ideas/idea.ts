import type {
  Classification,
  FactorName,
  ImageFacts,
  ImageRole,
  ImageScore,
  ListingImage,
  Rubric,
} from '@endcap/scoring'

/** Input of ideas: the analyzed and scored image, and the listing that it is part of. */
export type IdeaBrief = {
  facts: ImageFacts
  role: ImageRole
  score: ImageScore
  rubric: Rubric
  name: string | null
  categoryPath: string
  /** The images, hero first, or null for a standalone image or a listing that is not scored. */
  listing: { images: readonly ListingImage[]; recommendedCarouselImages: number } | null
}

export type Idea = {
  title: string
  rationale: string
  /** The factors that it improves; empty for a missing image. */
  addresses: FactorName[]
  /** Instruction for a photographer or an image generator. */
  prompt: string
  /** Gain by scoring again: of the image's score, or of the listing's score for a missing image. */
  expected_gain: number
  asset_type: Classification
}

/** An idea before its gain is computed, from the built-in rules or from a model. */
export type IdeaDraft = Omit<Idea, 'expected_gain'>

export type Ideas = { summary: string; ideas: Idea[]; markdown: string }
