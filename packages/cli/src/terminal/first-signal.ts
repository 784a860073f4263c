const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** One Ctrl-C arrives twice: from the terminal and from the launcher. The second one within this time is ignored. */
const ECHO_MS = 1_000

/** Resolves with the first signal that ends the process. A second signal exits at once. */
export async function firstSignal(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let receivedAt: number | null = null
  const receive = (signal: NodeJS.Signals) => {
    const now = performance.now()
    receivedAt ??= now
    if (now - receivedAt > ECHO_MS) process.exit(1)
    resolve(signal)
  }
  for (const signal of SIGNALS) process.on(signal, receive)
  return promise
}
