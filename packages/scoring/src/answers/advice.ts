import { keyOf } from '../asset-types/asset-types.ts'
import type { ActionCode } from './actions/actions.ts'
import { type Advice, OTHER_MAIN } from './advice-names.ts'
import type { Action } from './explain-listing.ts'
import type { Composition, ListingScorer } from './listing-scorer.ts'
import { unfitAsMain } from './main-image.ts'

const BY_CODE: Partial<Record<ActionCode, Advice>> = {
  MAKE_MAIN: OTHER_MAIN,
  SWAP_MAIN: OTHER_MAIN,
  REORDER: 'order',
  REMOVE_REPEAT: 'repeat',
  CROP: 'crop',
  WHITEN: 'whiten',
}

/** Returns null if the plan does not begin with own images. */
export function adviceOf(
  [first]: readonly Action[],
  [main]: Composition,
  { rules }: ListingScorer,
): Advice | null {
  const advice = first?.purse === 'today' ? (BY_CODE[first.code] ?? null) : null
  const { classification } = main.as('hero')
  if (advice !== OTHER_MAIN || !unfitAsMain(rules).includes(classification)) return advice
  return `${OTHER_MAIN}.${keyOf(classification)}`
}
