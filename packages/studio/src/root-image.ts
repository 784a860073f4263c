import type { Classification, Family, ImageFacts, ImageRole } from '@endcap/scoring'
import type { Plane } from '@endcap/vision'

/** A provider's input: image, facts and context. */
export type RootImage = {
  /** JPEG, PNG or WebP that has been decoded before. */
  bytes: Uint8Array
  facts: ImageFacts
  /** Product mask (0–1), squeezed to its own size. */
  mask: Plane
  /** Seller's product name, or null. */
  name: string | null
  family: Family
  categoryPath: string
  season: Season
  /** True if a main image may have text such as a size lozenge. */
  allowsOffPackText: boolean
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export type DerivedImage = {
  /** Name of its composition. */
  composition: string
  assetType: Classification
  /** Role for drawing and scoring. */
  role: ImageRole
  /** JPEG, PNG or WebP. Bytes of a generative model are untrusted: decode with care. */
  bytes: Uint8Array
  /** Null for generative models, whose fidelity is measured later. */
  fidelity: Fidelity | null
}

export type Fidelity = {
  /** Luminance correlation with the root, −1 to 1. */
  likeness: number
  /** Mean color difference (CIE76), corrected for light. */
  colourShift: number
}

/** Maps a part of the root's frame into a child image. */
export type Placement = {
  /** Degrees clockwise about the root's center. */
  turnDegrees: number
  /** Part of the turned root, in shares. */
  from: Region
  /** Place in the child, in shares. May extend beyond the frame. */
  to: Region
}

export type Region = { left: number; top: number; width: number; height: number }

/** Makes images one by one: built-in compositions or generative models. */
export type ImageProvider = {
  derive: (root: RootImage, signal: AbortSignal) => AsyncIterable<DerivedImage>
}
