import type { Logger } from '../../log.ts'
import { createOffThread, type OffThread } from '../../concurrency/off-thread.ts'
import type { ExtractedListing } from './extract-listing.ts'
import type { ExtractionTask } from './extraction-thread.ts'

/** Any real page takes 20 to 100 ms, and of memory itself several times over. */
const LIMITS = { timeoutMs: 3_000, idleMs: 60_000, maxHeapMb: 256 }

export type ExtractOffThread = OffThread<ExtractionTask, ExtractedListing>

/** `extractListing` in a thread, which ends with a page that is too much. */
export const createExtractOffThread = (log: Logger): ExtractOffThread =>
  createOffThread({
    file: new URL('./extraction-thread.ts', import.meta.url),
    name: 'extract',
    ...LIMITS,
    log,
  })
