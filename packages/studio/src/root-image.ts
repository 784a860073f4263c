import type { Classification, Family, ImageFacts, ImageRole } from '@endcap/scoring'
import type { Plane } from '@endcap/vision'

/** What a provider starts from: the image that the seller has, and what is known of it. */
export type RootImage = {
  /** As submitted: jpeg, png or webp that has been decoded before. */
  bytes: Uint8Array
  facts: ImageFacts
  /** The product on it, 0–1, the frame squeezed to the mask's size. */
  mask: Plane
  /** As the seller calls the product; null where it is not known. */
  name: string | null
  family: Family
  categoryPath: string
  season: Season
  /** Whether the retailer lets a main image have words beside the product; else no size is set there. */
  allowsOffPackText: boolean
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** An image made from the root. */
export type DerivedImage = {
  /** Names the way it was made. */
  composition: string
  assetType: Classification
  /** As what it is to be published, and so scored. */
  role: ImageRole
  /** jpeg, png or webp. Of a generative model it is whatever the model gave: to be decoded with care. */
  bytes: Uint8Array
  /** Where the root's pixels are in it; null where only the model knows. */
  placement: Placement | null
}

/** Where a part of the root's frame stands in a derived image. */
export type Placement = {
  /** Degrees by which the root was turned about its middle, clockwise. */
  turnDegrees: number
  /** The part of the turned root's frame, in shares of its sides. */
  from: Region
  /** Where it stands, in shares of the derived image's sides. It may reach over the frame. */
  to: Region
}

export type Region = { left: number; top: number; width: number; height: number }

/** Makes images from a root, one after another: built in, or a generative model behind the same port. */
export type ImageProvider = {
  derive: (root: RootImage, signal: AbortSignal) => AsyncIterable<DerivedImage>
}
