import type { Eye } from '@endcap/eye'
import { inspectImage } from '../decode.ts'
import { FACTS_VERSION } from '../facts-version.ts'
import { checkModels } from '../models.ts'
import type { ModelTimes } from '../network.ts'
import type { Runtime } from '../session.ts'
import type { Answers, VisionRequest } from './messages.ts'
import { createVisionWorker, type Task } from './vision-worker.ts'

export type VisionPoolOptions = {
  /** Number of single-threaded processes. */
  threads: number
  runtime?: Runtime
  taskTimeoutMs?: number
  idleTimeoutMs?: number
  /** Replaces larger processes, after `minTasks`. */
  maxResidentBytes?: number
  minTasks?: number
  /** Called per image. */
  onModelTimes?: (times: ModelTimes) => void
}

/** An analysis takes half a second. */
const TASK_TIMEOUT_MS = 60_000
/** Idle processes hold up to 500 MB. */
const IDLE_TIMEOUT_MS = 60_000
/**
 * Freed memory fragments: 0.36 MB an image over 1,156 images. A new process loads its models in about a
 * second.
 */
const MAX_RESIDENT_BYTES = 500_000_000
/** Large pictures must not restart it each time. */
const MIN_TASKS = 50
/** Larger files decode one at a time. */
const HEAVY_BYTES = 64_000_000

/**
 * Starts on demand. A hung or dead process fails only its task. Only one heavy file decodes at a time, to
 * bound memory.
 */
export function createVisionPool({
  threads,
  runtime = { provider: 'cpu' },
  taskTimeoutMs = TASK_TIMEOUT_MS,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
  maxResidentBytes = MAX_RESIDENT_BYTES,
  minTasks = MIN_TASKS,
  onModelTimes = () => undefined,
}: VisionPoolOptions): Eye {
  const common = { runtime, taskTimeoutMs, idleTimeoutMs, maxResidentBytes, minTasks }
  const workers = Array.from({ length: threads }, () =>
    createVisionWorker({ ...common, onModelTimes, onFree: dispatch }),
  )
  const waiting: Task[] = []
  let closed = false

  function dispatch(): void {
    for (const worker of workers) {
      if (worker.task()) continue
      const isHeavyRunning = workers.some((each) => each.task()?.isHeavy)
      const task = takeNext(waiting, isHeavyRunning)
      if (!task) return
      worker.run(task)
    }
  }

  const run: Run = async (request, signal) => {
    const { decodeBytes } = await inspectImage(request.bytes)
    if (closed) throw new Error('the vision pool is closed')
    if (signal?.aborted) throw abortError(signal)
    const task: Task = { request, isHeavy: decodeBytes > HEAVY_BYTES, done: Promise.withResolvers() }
    const abort = () => cancel(task, abortError(signal))
    signal?.addEventListener('abort', abort, { once: true })
    waiting.push(task)
    dispatch()
    return task.done.promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  function cancel(task: Task, error: Error): void {
    const at = waiting.indexOf(task)
    if (at < 0) return workers.find((worker) => worker.task() === task)?.replace(error)
    waiting.splice(at, 1)
    task.done.reject(error)
  }

  async function close(): Promise<void> {
    closed = true
    const error = new Error('the vision pool is closed')
    for (const task of waiting.splice(0)) task.done.reject(error)
    for (const worker of workers) worker.replace(error)
    await Promise.all(workers.map(({ ended }) => ended()))
  }

  return eyeOf(run, { threads, close })
}

function takeNext(waiting: Task[], isHeavyRunning: boolean): Task | undefined {
  const index = waiting.findIndex(({ isHeavy }) => !isHeavy || !isHeavyRunning)
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

type Run = (request: VisionRequest, signal: AbortSignal | undefined) => Promise<Answers[keyof Answers]>

const eyeOf = (run: Run, { threads, close }: { threads: number; close: () => Promise<void> }): Eye => ({
  version: FACTS_VERSION,
  concurrency: threads,
  analyze: (bytes, signal) => run({ ask: 'facts', bytes }, signal) as Promise<Answers['facts']>,
  findProduct: (bytes, signal) => run({ ask: 'product', bytes }, signal) as Promise<Answers['product']>,
  analyzeProduct: (bytes, signal) => run({ ask: 'both', bytes }, signal) as Promise<Answers['both']>,
  check: () => checkModels(),
  close,
})

function abortError(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('aborted')
}
