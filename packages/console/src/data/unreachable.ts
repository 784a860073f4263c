import { EndcapError } from '@endcap/client'

/** Detects missing responses. Each browser words `fetch`'s TypeError differently. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof EndcapError.Network ||
  (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
