import type { Gauge } from 'prom-client'

/**
 * Returns a function that makes the `collect` of a gauge, which has no values while `census` fails. Each gauge takes
 * the census itself, because the registry collects all gauges concurrently.
 */
export const collectFrom =
  <Census>(census: () => Promise<Census>) =>
  (show: (now: Census) => void) =>
    async function collect(this: Gauge): Promise<void> {
      const now = await census().catch(() => null)
      this.reset()
      if (now) show(now)
    }
