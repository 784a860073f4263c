import { createOffThread, type OffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { PreviewedScores, PreviewTask } from './preview-thread.ts'

/** A task of 25 listings takes a tenth of a second, and its facts some 20 MB. */
const LIMITS = { cpuMs: 60_000, idleMs: 60_000, maxHeapMb: 256 }

export type PreviewThread = OffThread<PreviewTask, PreviewedScores[]>

/** Scores the listings of a preview in a thread, so that no preview delays requests. */
export const createPreviewOffThread = (log: Logger): PreviewThread =>
  createOffThread({
    file: new URL('./preview-thread.ts', import.meta.url),
    name: 'previewScores',
    ...LIMITS,
    log,
  })
