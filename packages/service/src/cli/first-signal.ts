import { once } from 'node:events'

/** Waits until the process is told to end, and says how. */
export async function firstSignal(): Promise<string> {
  const stop = new AbortController()
  const signals = ['SIGTERM', 'SIGINT'] as const
  const caught = await Promise.race(
    signals.map(async (signal) => (await once(process, signal, stop), signal)),
  )
  stop.abort()
  return caught
}
