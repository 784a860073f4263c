import type { Classification, Family, ImageFacts, ImageRole } from '@endcap/scoring'
import type { Plane } from '@endcap/vision'

/** The image that a provider starts from, with its facts and context. */
export type RootImage = {
  /** The submitted JPEG, PNG or WebP file, which has been decoded before. */
  bytes: Uint8Array
  facts: ImageFacts
  /** The product mask, 0–1, of the frame squeezed to the mask's size. */
  mask: Plane
  /** The seller's name for the product, or null if unknown. */
  name: string | null
  family: Family
  categoryPath: string
  season: Season
  /** True if the retailer allows text beside the product in a main image, such as a size lozenge. */
  allowsOffPackText: boolean
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** An image made from the root. */
export type DerivedImage = {
  /** Name of the composition that made it. */
  composition: string
  assetType: Classification
  /** The role for which it is made and scored. */
  role: ImageRole
  /** JPEG, PNG or WebP. The bytes of a generative model are untrusted and must be decoded with care. */
  bytes: Uint8Array
  /** How well it preserves the product, or null for the image of a generative model, where that is still to be measured. */
  fidelity: Fidelity | null
}

/** How well a child image preserves the product. */
export type Fidelity = {
  /** Correlation of the luminance of the product's pixels with the root's, −1 to 1. */
  likeness: number
  /** Mean difference of their colors (CIE76) after correcting for the picture's light. */
  colourShift: number
}

/** The place of a part of the root's frame in a child image. */
export type Placement = {
  /** Degrees by which the root was turned clockwise about its center. */
  turnDegrees: number
  /** The part of the turned root's frame, in shares of its sides. */
  from: Region
  /** Its place in the child image, in shares of its sides. It may extend beyond the frame. */
  to: Region
}

export type Region = { left: number; top: number; width: number; height: number }

/** Makes images from a root, one after another. Implemented by the built-in compositions and by generative models. */
export type ImageProvider = {
  derive: (root: RootImage, signal: AbortSignal) => AsyncIterable<DerivedImage>
}
