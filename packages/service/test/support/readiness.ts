import { setTimeout as sleep } from 'node:timers/promises'

/** Returns the answer of `/health/ready`: its status code, its state and the result of each check. */
export async function readiness(
  address: string,
): Promise<{ status: number; state: string; checks: Record<string, string> }> {
  const response = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(10_000) })
  const { status: state, checks } = (await response.json()) as {
    status: string
    checks: Record<string, string>
  }
  return { status: response.status, state, checks }
}

/** Waits until the service is ready and returns how long that took, at most `limitMs`. */
export async function untilReady(address: string, limitMs: number): Promise<void> {
  for (const end = performance.now() + limitMs; performance.now() < end; await sleep(250))
    if ((await readiness(address)).status === 200) return
  throw new Error(`not ready within ${limitMs} ms`)
}
