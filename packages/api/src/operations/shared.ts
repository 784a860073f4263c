import { z } from 'zod'

/** Makes an example of a last page with one entry. */
export const pageOf = <Entry>(entry: Entry) => ({ data: [entry], has_more: false, next_cursor: null })

/** Maximum seconds of `Prefer: wait`. */
export const MAX_WAIT_S = 30

/** Describes reads that can wait. */
export const WAITING = `\`Prefer: wait=10\` waits up to 10 seconds (at most ${MAX_WAIT_S}) for the end of the work.`

/** Describes a streamed body. */
export const bytesOf = (what: string) =>
  z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    `must be the bytes of ${what}`,
  )
