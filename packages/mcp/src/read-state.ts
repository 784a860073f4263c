import { EndcapError, type WaitOptions } from '@endcap/client'
import { z } from 'zod'
import type { Call } from './tool.ts'

/** Below the 60 seconds after which most MCP clients end a call. */
const MAX_WAIT_S = 50
/** A model waits for the answer, and the service is near. */
const INTERVAL_MS = 500

/** Returns the input field with the time that a read may wait. */
export const waitSeconds = z
  .int()
  .min(0)
  .max(MAX_WAIT_S)
  .default(0)
  .describe(
    `Seconds to wait for the end of processing, 0 to ${MAX_WAIT_S}. Returns earlier when it ends, and the state so far if it does not`,
  )

/** Returns the options of a wait for a draft, which has no state that a model could read later. */
export const draftWait = ({ options, ending }: Call) => ({
  ...options,
  signal: AbortSignal.any([options.signal, ending]),
  maxWait: 1000 * MAX_WAIT_S,
  maxInterval: INTERVAL_MS,
})

/**
 * Reads a state, or waits at most `seconds` until its processing ends. Returns the state so far when the time is over
 * or the server ends.
 */
export async function readState<State>(
  { options, ending }: Call,
  seconds: number,
  {
    read,
    wait,
  }: {
    read: (options: Call['options']) => Promise<State>
    wait: (options: WaitOptions<State>) => Promise<State>
  },
): Promise<State> {
  if (seconds === 0 || ending.aborted) return read(options)
  let state: State | undefined
  try {
    return await wait({
      ...options,
      signal: AbortSignal.any([options.signal, ending]),
      maxWait: 1000 * seconds,
      maxInterval: INTERVAL_MS,
      onProgress: (each) => (state = each),
    })
  } catch (error) {
    const isOver = ending.aborted || error instanceof EndcapError.Timeout
    if (isOver && !options.signal.aborted && state !== undefined) return state
    throw error
  }
}
