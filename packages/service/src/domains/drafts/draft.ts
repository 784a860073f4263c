import type { Freedom, ImageReference } from '@endcap/scoring'

type Planned = Extract<ImageReference, { planned: unknown }>

/** Stored content, or an image that does not exist yet. */
export type DraftImage =
  | { reference: Exclude<ImageReference, Planned>; sha256: string; assetId: string | null }
  | { reference: Planned }

/** An image that may have to be downloaded. */
export type OpenImage = DraftImage | { reference: { image_url: string }; isDownloaded: false }

/** A what-if request with all values that may change later. Stored as JSON during analysis. */
export type Draft<Image = DraftImage> = {
  /** Score of the base at creation. Null without a scored base. */
  baseScore: number | null
  /** True for another retailer or category than that of the base. */
  hasOtherRules: boolean
  retailer: string
  /** Null for the general rubric. */
  categoryId: string | null
  name: string | null
  hero: Image
  carousel: readonly Image[]
  /** Further images for the best selection. */
  candidates: readonly Image[]
  /** Changes that the best-set search may make. Null scores the images as given. */
  optimize: Freedom | null
}

/** Returns the SHA-256 of each referenced content. */
export const contentsOf = ({ hero, carousel, candidates }: Draft): string[] => [
  ...new Set(
    [hero, ...carousel, ...candidates].flatMap((image) => ('sha256' in image ? [image.sha256] : [])),
  ),
]
