import type { Freedom, ImageReference } from '@endcap/scoring'

type Planned = Extract<ImageReference, { planned: unknown }>

/** An image of a draft: stored content, or an image that does not exist yet. */
export type DraftImage =
  | { reference: Exclude<ImageReference, Planned>; sha256: string; assetId: string | null }
  | { reference: Planned }

/** An image of a draft, which may have to be downloaded. */
export type OpenImage = DraftImage | { reference: { image_url: string }; isDownloaded: false }

/** A what-if request with everything looked up that may change later. Stored as JSON while images are analyzed. */
export type Draft<Image = DraftImage> = {
  /** Score of the base when the draft was made. Null without a scored base. */
  baseScore: number | null
  retailer: string
  /** Null for the general rubric. */
  categoryId: string | null
  name: string | null
  hero: Image
  carousel: readonly Image[]
  /** Images that the best selection may use besides hero and carousel. */
  candidates: readonly Image[]
  /** Freedom of the best listing to change the images. Null to score them as they are given. */
  optimize: Freedom | null
}

/** Returns the SHA-256 of each content that a draft refers to. */
export const contentsOf = ({ hero, carousel, candidates }: Draft): string[] => [
  ...new Set(
    [hero, ...carousel, ...candidates].flatMap((image) => ('sha256' in image ? [image.sha256] : [])),
  ),
]
