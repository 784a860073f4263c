import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DemoStorefront } from './storefront.ts'

const START_MS = 20_000

/**
 * Starts the demo shop on loopback in a child process, so drawing does not delay requests. Uses the given port if
 * free, otherwise another. The child ends with this process, even on a crash.
 */
export async function startStorefront(port = 0): Promise<DemoStorefront> {
  const child = fork(fileURLToPath(new URL('./storefront-process.ts', import.meta.url)), [String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  const ended = once(child, 'exit')
  const timeout = setTimeout(() => child.kill(), START_MS)
  const started = once(child, 'message') as Promise<[string]>
  const [origin] = await Promise.race([
    started,
    ended.then(([code, signal]) => {
      throw new Error(`the demo shop did not start (${signal ?? `exit code ${code}`})`)
    }),
  ]).finally(() => clearTimeout(timeout))
  return {
    origin,
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
