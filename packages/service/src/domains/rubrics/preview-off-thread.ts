import { createOffThread, type OffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { PreviewedScores, PreviewTask } from './preview-thread.ts'

/** 25 listings take a tenth of a second and some 20 MB. */
const LIMITS = { cpuMs: 60_000, idleMs: 60_000, maxHeapMb: 256 }

export type PreviewThread = OffThread<PreviewTask, PreviewedScores[]>

/** Scores in a thread, so that previews do not delay requests. */
export const createPreviewOffThread = (log: Logger): PreviewThread =>
  createOffThread({
    file: new URL('./preview-thread.ts', import.meta.url),
    name: 'previewScores',
    ...LIMITS,
    log,
  })
