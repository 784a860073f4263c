import { EndcapError } from '@endcap/client'

/** Returns whether the service did not answer at all. Each browser words the TypeError of `fetch` in its own way. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof EndcapError.Network ||
  (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
