import { z } from 'zod'

/** Returns the example of a page with one entry, which is the last one. */
export const pageOf = <Entry>(entry: Entry) => ({ data: [entry], has_more: false, next_cursor: null })

/** Longest wait for the end of work, in seconds. */
export const MAX_WAIT_S = 30

/** For the description of a read that can wait. */
export const WAITING = `\`Prefer: wait=10\` waits up to 10 seconds (at most ${MAX_WAIT_S}) for the end of the work.`

/** Returns the schema of a body that is read as a stream. */
export const bytesOf = (what: string) =>
  z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    `must be the bytes of ${what}`,
  )
