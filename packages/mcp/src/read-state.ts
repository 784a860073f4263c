import { EndcapError, type WaitOptions } from '@endcap/client'
import { z } from 'zod'
import type { Call } from './tool.ts'

/** Below the 60-second limit of most MCP clients. */
const MAX_WAIT_S = 50
/** Short, because a model waits and the service is near. */
const INTERVAL_MS = 500

/** Builds the input field for a wait. */
export const waitSeconds = z
  .int()
  .min(0)
  .max(MAX_WAIT_S)
  .default(0)
  .describe(
    `Seconds to wait for the end of processing, 0 to ${MAX_WAIT_S}. Returns earlier when it ends, and the state so far if it does not`,
  )

/** Returns wait options for a draft, whose state cannot be read later. */
export const draftWait = ({ options, ending }: Call) => ({
  ...options,
  signal: AbortSignal.any([options.signal, ending]),
  maxWait: 1000 * MAX_WAIT_S,
  maxInterval: INTERVAL_MS,
})

/** Waits at most `seconds` for processing to end. Returns the latest state on timeout or server shutdown. */
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
