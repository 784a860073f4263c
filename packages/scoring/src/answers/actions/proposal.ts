import type { Classification } from '../../asset-types.ts'
import type { FactorName } from '../../factors/factors.ts'
import type { Composition, ListingScorer } from '../listing-scorer.ts'

/** Kind of a change, as the API reports it. */
export const ACTION_CODES = [
  'MAKE_MAIN',
  'SWAP_MAIN',
  'REORDER',
  'ADD_IMAGE',
  'ADD_IMAGES',
  'REMOVE_REPEAT',
  'REPLACE_REPEAT',
  'FIX',
] as const

export type ActionCode = (typeof ACTION_CODES)[number]

/** A change that may raise a listing's score. */
export type Proposal = {
  code: ActionCode
  title: string
  detail: string
  /** Current position of the image that changes or moves. Null for new images and for the order. */
  position: number | null
  /** Asset type of a new image. */
  assetType: Classification | null
  /** The factor that is fixed. */
  factor: FactorName | null
  /** Points that the image itself gains. Null unless one image changes. */
  gainImage: number | null
  /** The listing after the change. */
  images: Composition
}

/** Proposes changes of one kind to a listing. */
export type Propose = (images: Composition, scorer: ListingScorer) => Proposal[]

/** Fields of a proposal that is not about one image. */
export const NO_IMAGE = { position: null, assetType: null, factor: null, gainImage: null } as const

/** Returns how texts call the image at a position. */
export const nameOf = (position: number): string => (position === 0 ? 'the main image' : `image ${position}`)
