import { createOffThread, type OffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { ExtractedListing } from '@endcap/storefront-pages'
import type { ExtractionTask } from './extraction-thread.ts'

/** Real pages take 20 to 100 ms, and several times their size in memory. */
const LIMITS = { cpuMs: 3_000, idleMs: 60_000, maxHeapMb: 256 }

export type ExtractOffThread = OffThread<ExtractionTask, ExtractedListing>

/** Creates a thread that runs `extractListing`. A page beyond the limits terminates it. */
export const createExtractOffThread = (log: Logger): ExtractOffThread =>
  createOffThread({
    file: new URL('./extraction-thread.ts', import.meta.url),
    name: 'extract',
    ...LIMITS,
    log,
  })
