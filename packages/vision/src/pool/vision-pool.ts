import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ImageFacts } from '@endcap/scoring'
import { inspectImage } from '../decode.ts'
import { ImageError, type ImageErrorReason } from '../image-error.ts'
import type { ModelTimes } from '../onnx-session.ts'
import type { Plane } from '../raster.ts'

/** Requests to a process, by name, with the type of their result. */
export type Answers = { facts: ImageFacts; product: Plane }
export type VisionRequest = { ask: keyof Answers; bytes: Uint8Array }
export type VisionReply = {
  result:
    | { kind: 'answer'; answer: Answers[keyof Answers]; modelMs: ModelTimes }
    | { kind: 'unusable'; reason: ImageErrorReason; message: string }
    | { kind: 'failed'; message: string }
  /** Resident memory of the process. */
  residentBytes: number
}

export type VisionPool = {
  /**
   * Analyzes file bytes in one of the pool's processes.
   *
   * @throws ImageError where the bytes are no usable image; Error on a time-out or a crashed process
   */
  analyze: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ImageFacts>
  /**
   * Returns the product's mask: 0–1, with the frame squeezed to 320 × 320.
   *
   * @throws as `analyze`
   */
  findProduct: (bytes: Uint8Array, signal?: AbortSignal) => Promise<Plane>
  close: () => Promise<void>
}

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

type Task = {
  request: VisionRequest
  /** True for a file that takes much memory to decode. */
  isHeavy: boolean
  done: PromiseWithResolvers<Answers[keyof Answers]>
}
/** `timer` limits the running task, or the idle time where there is none. */
type Slot = {
  process: ChildProcess | null
  task: Task | null
  timer: NodeJS.Timeout | null
  /** Tasks that the process has finished. */
  finished: number
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
}: VisionPoolOptions): VisionPool {
  const slots: Slot[] = Array.from({ length: threads }, () => emptySlot())
  const waiting: Task[] = []
  /** Processes that are ending. */
  const ends = new Set<Promise<unknown>>()
  let closed = false

  function dispatch(): void {
    for (const slot of slots) {
      if (slot.task) continue
      const task = takeNext()
      if (!task) return
      if (slot.timer) clearTimeout(slot.timer)
      slot.task = task
      slot.process ??= startProcess(slot)
      slot.timer = setTimeout(
        () => replace(slot, new Error(`the analysis took longer than ${taskTimeoutMs} ms`)),
        taskTimeoutMs,
      )
      slot.process.send(task.request)
    }
  }

  /** Takes the first waiting task that may run now. */
  function takeNext(): Task | undefined {
    const isHeavyRunning = slots.some(({ task }) => task?.isHeavy)
    const index = waiting.findIndex(({ isHeavy }) => !isHeavy || !isHeavyRunning)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  function startProcess(slot: Slot): ChildProcess {
    const child = fork(new URL('./vision-process.ts', import.meta.url), {
      // Uses structured clone, which transfers typed arrays unchanged.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    child.unref()
    child.channel?.unref()
    const ifCurrent = (react: () => void) => {
      if (slot.process === child) react()
    }
    child.on('message', (reply: VisionReply) => ifCurrent(() => finish(slot, reply)))
    child.on('error', (error) => ifCurrent(() => replace(slot, error)))
    child.on('exit', (code, signal) =>
      ifCurrent(() =>
        replace(slot, new Error(`the analysis ended its process (${signal ?? `code ${code}`})`)),
      ),
    )
    return child
  }

  function finish(slot: Slot, { result, residentBytes }: VisionReply): void {
    const task = release(slot)
    slot.finished += 1
    if (residentBytes > maxResidentBytes && slot.finished >= minTasks) stop(slot)
    switch (result.kind) {
      case 'answer':
        onModelTimes(result.modelMs)
        task?.done.resolve(result.answer)
        break
      case 'unusable':
        task?.done.reject(new ImageError(result.reason, result.message))
        break
      case 'failed':
        task?.done.reject(new Error(result.message))
        break
      default:
        result satisfies never
    }
    dispatch()
  }

  /** Ends the process and fails its task. The next task starts a new process. */
  function replace(slot: Slot, error: Error): void {
    const task = release(slot)
    stop(slot)
    task?.done.reject(error)
    if (!closed) dispatch()
  }

  function stop(slot: Slot): void {
    const { process: child } = slot
    if (slot.timer) clearTimeout(slot.timer)
    Object.assign(slot, emptySlot())
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const end = once(child, 'exit')
    ends.add(end)
    void end.finally(() => ends.delete(end))
    child.ref()
    child.kill('SIGKILL')
  }

  /** Takes the task from its slot, which then waits for another until its idle time is over. */
  function release(slot: Slot): Task | null {
    if (slot.timer) clearTimeout(slot.timer)
    const { task } = slot
    slot.timer = slot.process ? setTimeout(() => stop(slot), idleTimeoutMs).unref() : null
    slot.task = null
    return task
  }

  async function request<Ask extends keyof Answers>(
    ask: Ask,
    bytes: Uint8Array,
    signal: AbortSignal | undefined,
  ): Promise<Answers[Ask]> {
    const { decodeBytes } = await inspectImage(bytes)
    if (closed) throw new Error('the vision pool is closed')
    if (signal?.aborted) throw abortError(signal)
    const isHeavy = decodeBytes > HEAVY_BYTES
    const task: Task = { request: { ask, bytes }, isHeavy, done: Promise.withResolvers() }
    const abort = () => cancel(task, signal)
    signal?.addEventListener('abort', abort, { once: true })
    waiting.push(task)
    dispatch()
    try {
      // The request determines the type of the result.
      return (await task.done.promise) as Answers[Ask]
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  function cancel(task: Task, signal: AbortSignal | undefined): void {
    const at = waiting.indexOf(task)
    if (at >= 0) {
      waiting.splice(at, 1)
      task.done.reject(abortError(signal))
      return
    }
    const slot = slots.find((each) => each.task === task)
    if (slot) replace(slot, abortError(signal))
  }

  return {
    analyze: (bytes, signal) => request('facts', bytes, signal),
    findProduct: (bytes, signal) => request('product', bytes, signal),
    async close() {
      closed = true
      const error = new Error('the vision pool is closed')
      for (const task of waiting.splice(0)) task.done.reject(error)
      for (const slot of slots) replace(slot, error)
      await Promise.all(ends)
    },
  }
}

const emptySlot = (): Slot => ({ process: null, task: null, timer: null, finished: 0 })

function abortError(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('aborted')
}
