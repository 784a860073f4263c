import type { Gauge } from 'prom-client'

/**
 * Makes a gauge's `collect`, without values while `census` fails. Each gauge takes its own, because the
 * registry collects concurrently.
 */
export const collectFrom =
  <Census>(census: () => Promise<Census>) =>
  (show: (now: Census) => void) =>
    async function collect(this: Gauge): Promise<void> {
      const now = await census().catch(() => null)
      this.reset()
      if (now) show(now)
    }
