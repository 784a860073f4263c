import type { Classification, Family, ImageFacts, ImageRole } from '@endcap/scoring'
import type { Plane } from '@endcap/vision'

/** Input of a provider. */
export type RootImage = {
  /** Already decoded JPEG, PNG or WebP. */
  bytes: Uint8Array
  facts: ImageFacts
  /** Product (0–1), squeezed. */
  mask: Plane
  /** From the seller, or null. */
  name: string | null
  family: Family
  categoryPath: string
  season: Season
  /** True if a main image may have text such as a size lozenge. */
  allowsOffPackText: boolean
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export type DerivedImage = {
  composition: string
  assetType: Classification
  /** Also used for scoring. */
  role: ImageRole
  /** JPEG, PNG or WebP, untrusted from a generative model. */
  bytes: Uint8Array
  /** Null if a generative model made it, until measured. */
  fidelity: Fidelity | null
}

export type Fidelity = {
  /** Luminance correlation with the root, −1 to 1. */
  likeness: number
  /** CIE76 mean, corrected for light. */
  colorShift: number
}

export type Placement = {
  /** Degrees clockwise about the root's center. */
  turnDegrees: number
  /** Part of the turned root, in shares. */
  from: Region
  /** In shares of the child, possibly beyond it. */
  to: Region
}

export type Region = { left: number; top: number; width: number; height: number }

/** Compositions or generative models. */
export type ImageProvider = {
  derive: (root: RootImage, signal: AbortSignal) => AsyncIterable<DerivedImage>
}
