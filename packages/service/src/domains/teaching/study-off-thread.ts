import { createOffThread, type OffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Studied, StudyTask } from './study.ts'

/** A thousand answers and two thousand images take a second and some 50 MB. */
const LIMITS = { cpuMs: 60_000, idleMs: 60_000, maxHeapMb: 256 }

/** Learns in a thread, so that requests are not delayed. */
export const createStudyOffThread = (log: Logger): OffThread<StudyTask, Studied> =>
  createOffThread({ file: new URL('./study.ts', import.meta.url), name: 'study', ...LIMITS, log })
