const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** A terminal tells the launcher and us of one Ctrl-C, and the launcher tells us too: that is no second one. */
const ECHO_MS = 1_000

/** Waits until the process is told to end, and says how. Told again after a moment, it ends at once. */
export async function firstSignal(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let heardAt: number | null = null
  const hear = (signal: NodeJS.Signals) => {
    const now = performance.now()
    heardAt ??= now
    if (now - heardAt > ECHO_MS) process.exit(1)
    resolve(signal)
  }
  for (const signal of SIGNALS) process.on(signal, hear)
  return promise
}
