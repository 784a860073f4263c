/** Permission to use a picture. Null for no limit. Days are ISO 8601, in UTC, both inclusive. */
export type ImageRights = {
  from: string | null
  until: string | null
  /** ISO 3166-1 alpha-2. */
  markets: readonly string[] | null
  note: string | null
}

/** Place and time of a use. */
export type ImageUse = { market: string; day: string }

export const RIGHTS_STATES = ['valid', 'not_yet', 'expired', 'other_market'] as const
export type RightsState = (typeof RIGHTS_STATES)[number]

/** The end of a term weighs more than its market. */
export function rightsState({ from, until, markets }: ImageRights, { market, day }: ImageUse): RightsState {
  if (until !== null && day > until) return 'expired'
  if (markets !== null && !markets.includes(market)) return 'other_market'
  return from !== null && day < from ? 'not_yet' : 'valid'
}
