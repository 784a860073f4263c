/** A listing is not sure if something cannot be known. */
export type AcceptanceState = 'accepted' | 'not_accepted' | 'not_sure'

/** Returns null without a state. */
export const worstState = (states: readonly AcceptanceState[]): AcceptanceState | null =>
  (['not_accepted', 'not_sure', 'accepted'] as const).find((state) => states.includes(state)) ?? null
