import type { Message } from '@endcap/words/message'
import type { AnyFactorName } from '../../any-factor.ts'
import type { Classification } from '../../asset-types/asset-types.ts'
import type { ActionDefinition } from '../actions/action.ts'
import type { ActionCode } from '../actions/actions.ts'
import type { Composition, ListingScorer } from '../listing-scorer.ts'

type Subject = {
  position: number | null
  assetType: Classification | null
  factor: AnyFactorName | null
  /** Null unless one image changes. */
  gainImage: number | null
}

export type Proposal = Subject & {
  code: ActionCode
  title: Message
  detail: Message
  images: Composition
}

/** Returns whether an image of a type can be had. */
export type CanCome = (type: Classification) => boolean

export type Propose = (images: Composition, scorer: ListingScorer, canCome?: CanCome) => Proposal[]

/** Creates a proposal. */
export const proposalOf = <Change>(
  action: ActionDefinition<ActionCode, Change>,
  images: Composition,
  change: Change,
  subject: Partial<Subject> = {},
): Proposal => ({
  position: null,
  assetType: null,
  factor: null,
  gainImage: null,
  ...subject,
  code: action.code,
  title: action.title(change),
  detail: action.detail(change),
  images: action.apply(images, change),
})
