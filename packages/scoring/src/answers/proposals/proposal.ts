import type { Message } from '@endcap/words/message'
import type { AnyFactorName } from '../../any-factor.ts'
import type { Classification } from '../../asset-types/asset-types.ts'
import type { ActionDefinition } from '../actions/action.ts'
import type { ActionCode } from '../actions/actions.ts'
import type { Composition, ListingScorer } from '../listing-scorer.ts'

type Subject = {
  /** Place in the composition that changes. */
  position: number | null
  assetType: Classification | null
  factor: AnyFactorName | null
  /** Null unless one image changes. */
  gainImage: number | null
}

export type Proposal = Subject & {
  code: ActionCode
  /** Names images by their places in `shown`. */
  words: (shown: Composition) => { title: Message; detail: Message; position: number | null }
  images: Composition
}

/** Returns whether an image of a type can be had. */
export type CanCome = (type: Classification) => boolean

export type Propose = (images: Composition, scorer: ListingScorer, canCome?: CanCome) => Proposal[]

/** Creates a proposal. */
export const proposalOf = <Change extends object>(
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
  words: (shown) => {
    const placeOf = (place: number) => shown.findIndex(({ unfixed }) => unfixed === images[place]?.unfixed)
    const seen = atPlaces(change, placeOf)
    const { position = null } = subject
    return {
      title: action.title(seen),
      detail: action.detail(seen),
      position: position === null ? null : placeOf(position),
    }
  },
  images: action.apply(images, change),
})

type Places = { position?: number; repeated?: number; order?: readonly number[] }

/** Leaves planned images out of an order. */
function atPlaces<Change extends object>(change: Change, placeOf: (place: number) => number): Change {
  const { position, repeated, order }: Places = change
  return {
    ...change,
    ...(position !== undefined && { position: placeOf(position) }),
    ...(repeated !== undefined && { repeated: placeOf(repeated) }),
    ...(order !== undefined && { order: order.map(placeOf).filter((place) => place >= 0) }),
  }
}
