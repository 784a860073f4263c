import type { Eye } from '@endcap/eye'
import { inspectImage } from '../decode.ts'
import { FACTS_VERSION } from '../facts-version.ts'
import { checkModels } from '../models.ts'
import type { ModelTimes } from '../network.ts'
import type { Answers, VisionRequest } from './messages.ts'
import { createVisionWorker, type Task } from './vision-worker.ts'

export type VisionPoolOptions = {
  /** Images that are analyzed at a time, each in a process of its own with one computing thread. */
  threads: number
  taskTimeoutMs?: number
  idleTimeoutMs?: number
  /** Resident memory above which a process is replaced, at the earliest after `minTasks`. */
  maxResidentBytes?: number
  minTasks?: number
  /** Receives the time that each model took for an image. */
  onModelTimes?: (times: ModelTimes) => void
}

/** An analysis takes half a second, so one that takes this long is stuck. */
const TASK_TIMEOUT_MS = 60_000
/** A process holds its models and freed memory, up to 500 MB. It ends after this time without work. */
const IDLE_TIMEOUT_MS = 60_000
/**
 * Freed memory stays with a process: fragmented by pictures of all sizes, it grew by 0.36 MB an image over
 * 1,156 images. A new process costs about a second to load its models.
 */
const MAX_RESIDENT_BYTES = 500_000_000
/** Keeps pictures that take more memory than that from replacing the process each time. */
const MIN_TASKS = 50
/** Memory to decode a file above which no second such file is analyzed at the same time. */
const HEAVY_BYTES = 64_000_000

/**
 * Creates a pool of processes that analyze images, started on demand. A process that hangs or dies is
 * replaced, and only its own task fails. At most one heavy file is decoded at a time, so that the peak of
 * memory does not grow with the number of processes.
 */
export function createVisionPool({
  threads,
  taskTimeoutMs = TASK_TIMEOUT_MS,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
  maxResidentBytes = MAX_RESIDENT_BYTES,
  minTasks = MIN_TASKS,
  onModelTimes = () => undefined,
}: VisionPoolOptions): Eye {
  const limits = { taskTimeoutMs, idleTimeoutMs, maxResidentBytes, minTasks }
  const workers = Array.from({ length: threads }, () =>
    createVisionWorker({ ...limits, onModelTimes, onFree: dispatch }),
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

/** Takes the first waiting task that may run now. */
function takeNext(waiting: Task[], isHeavyRunning: boolean): Task | undefined {
  const index = waiting.findIndex(({ isHeavy }) => !isHeavy || !isHeavyRunning)
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

type Run = (request: VisionRequest, signal: AbortSignal | undefined) => Promise<Answers[keyof Answers]>

/** Returns the functions of a pool. The request determines the type of the result. */
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
