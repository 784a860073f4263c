import { fileURLToPath } from 'node:url'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { runProcess } from '@endcap/foundation/concurrency/run-process'
import type { Drawing } from './draw-process.ts'

/** Returns a PNG. */
export type Draw = (organizationId: string, drawing: Drawing, signal: AbortSignal) => Promise<Buffer>

/** A drawing takes a core for a second or two. */
const CONCURRENCY = 1
const CPU_MS = 30_000
const MAX_BYTES = 32_000_000
const PROCESS = fileURLToPath(new URL('./draw-process.ts', import.meta.url))

/** Creates the drawing in a separate process, one at a time, fair between organizations. */
export function createDraw(): Draw {
  const drawings = createFairQueue({ concurrency: CONCURRENCY, perKey: () => CONCURRENCY })
  return (organizationId, drawing, signal) =>
    drawings.run(
      organizationId,
      () =>
        runProcess(PROCESS, [], {
          input: JSON.stringify(drawing),
          signal,
          cpuMs: CPU_MS,
          maxBytes: MAX_BYTES,
        }),
      { signal },
    )
}
