const BUSY_POLL_MS = 5_000
const QUIET_POLL_MS = 30_000

/** Returns the time until the state is read again. */
export const pollOf = (isBusy: boolean): number => (isBusy ? BUSY_POLL_MS : QUIET_POLL_MS)
