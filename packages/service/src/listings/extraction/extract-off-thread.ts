import { Piscina } from 'piscina'
import type { ExtractedListing } from './extract-listing.ts'
import type { ExtractionTask } from './extraction-thread.ts'

/** Any real page takes 20 to 100 ms. */
const TIMEOUT_MS = 3_000
const IDLE_MS = 60_000
/** Of JavaScript objects, in the thread: a page and what is kept of it, several times over. */
const MAX_HEAP_MB = 256

/** A page took too much time or memory to be taken apart. */
export class ExtractionError extends Error {
  constructor(cause: unknown) {
    super('the page is too much to read', { cause })
    this.name = 'ExtractionError'
  }
}

/**
 * `extractListing` in a thread of its own, which ends with a page that takes too long or too much memory:
 * whatever a page is made of, requests are answered meanwhile. The thread starts with the first page.
 */
export function createExtractOffThread() {
  const pool = new Piscina<ExtractionTask, ExtractedListing>({
    filename: new URL('./extraction-thread.ts', import.meta.url).href,
    name: 'extract',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  return {
    /** @throws ExtractionError */
    async extract(task: ExtractionTask, signal: AbortSignal): Promise<ExtractedListing> {
      try {
        return await pool.run(task, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
      } catch (error) {
        signal.throwIfAborted()
        throw new ExtractionError(error)
      }
    },
    [Symbol.asyncDispose]: () => pool.destroy(),
  }
}
