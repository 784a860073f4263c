import { createOffThread, type OffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { ExtractedListing } from '@endcap/storefront-pages'
import type { ExtractionTask } from './extraction-thread.ts'

/** Real pages take 20–100 ms and several times their size in memory. */
const LIMITS = { cpuMs: 3_000, idleMs: 60_000, maxHeapMb: 256 }

export type ExtractOffThread = OffThread<ExtractionTask, ExtractedListing>

/** Runs `extractListing` in a thread, terminated beyond the limits. */
export const createExtractOffThread = (log: Logger): ExtractOffThread =>
  createOffThread({
    file: new URL('./extraction-thread.ts', import.meta.url),
    name: 'extract',
    ...LIMITS,
    log,
  })
