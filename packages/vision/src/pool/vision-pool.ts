import { Worker } from 'node:worker_threads'
import type { ImageFacts } from '@endcap/scoring'
import { inspectImage } from '../decode.ts'
import { ImageError, type ImageErrorReason } from '../image-error.ts'
import type { ModelTimes } from '../onnx-session.ts'
import type { Plane } from '../raster.ts'

/** Requests to a thread, by name, with the type of their result. */
export type Answers = { facts: ImageFacts; product: Plane }
export type VisionRequest = { ask: keyof Answers; bytes: Uint8Array }
export type VisionReply =
  | { kind: 'answer'; answer: Answers[keyof Answers]; modelMs: ModelTimes }
  | { kind: 'unusable'; reason: ImageErrorReason; message: string }
  | { kind: 'failed'; message: string }

export type VisionPool = {
  /**
   * Analyzes file bytes on one of the pool's threads.
   *
   * @throws ImageError where the bytes are no usable image; Error on a time-out or a crashed thread
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

type Task = {
  request: VisionRequest
  /** True for a file that takes much memory to decode. */
  isHeavy: boolean
  signal: AbortSignal | undefined
  done: PromiseWithResolvers<Answers[keyof Answers]>
}
/** `timer` limits the running task, or the idle time where there is none. `done` counts the thread's tasks. */
type Slot = { worker: Worker | null; task: Task | null; timer: NodeJS.Timeout | null; done: number }

/** An analysis takes half a second, so one that takes this long is stuck. */
const TASK_TIMEOUT_MS = 60_000
/** Time for a busy thread to finish before it is terminated. */
const FINISH_MS = 5_000
/** A thread with its models takes some 350 MB, which it returns after this time without work. */
const IDLE_TIMEOUT_MS = 60_000
/** Memory to decode a file above which no second such file is analyzed at the same time. */
const HEAVY_BYTES = 64_000_000

/**
 * Creates a pool of threads that analyze images, started on demand. A thread that hangs or dies is
 * replaced, and only its own task fails. At most one heavy file is decoded at a time, so that the peak of
 * memory does not grow with the number of threads.
 */
export function createVisionPool({
  threads,
  taskTimeoutMs = TASK_TIMEOUT_MS,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
  onModelTimes = () => undefined,
}: {
  threads: number
  taskTimeoutMs?: number
  idleTimeoutMs?: number
  /** Receives the time that each model took for an image. */
  onModelTimes?: (times: ModelTimes) => void
}): VisionPool {
  const slots: Slot[] = Array.from({ length: threads }, () => ({
    worker: null,
    task: null,
    timer: null,
    done: 0,
  }))
  const waiting: Task[] = []
  /** Threads that are being terminated. */
  const ends = new Set<Promise<void>>()
  let closed = false

  function dispatch(): void {
    for (const slot of slots) {
      if (slot.task) continue
      const task = takeNext()
      if (!task) return
      if (slot.timer) clearTimeout(slot.timer)
      slot.task = task
      slot.worker ??= startThread(slot)
      slot.timer = setTimeout(
        () => abandon(slot, new Error(`the analysis took longer than ${taskTimeoutMs} ms`)),
        taskTimeoutMs,
      )
      slot.worker.postMessage(task.request)
    }
  }

  /** Takes the first waiting task that may run now. */
  function takeNext(): Task | undefined {
    const isHeavyRunning = slots.some(({ task }) => task?.isHeavy)
    const index = waiting.findIndex(({ isHeavy }) => !isHeavy || !isHeavyRunning)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  function startThread(slot: Slot): Worker {
    const worker = new Worker(new URL('./vision-thread.ts', import.meta.url))
    worker.unref()
    const current = (react: () => void) => {
      if (slot.worker === worker) react()
    }
    worker.on('message', (reply: VisionReply) => current(() => finish(slot, reply)))
    worker.on('error', (error) =>
      current(() => abandon(slot, error instanceof Error ? error : new Error(String(error)))),
    )
    worker.on('exit', (code) =>
      current(() => abandon(slot, new Error(`the analysis ended its thread (code ${code})`))),
    )
    return worker
  }

  function finish(slot: Slot, reply: VisionReply): void {
    const task = release(slot)
    switch (reply.kind) {
      case 'answer':
        onModelTimes(reply.modelMs)
        task?.done.resolve(reply.answer)
        break
      case 'unusable':
        task?.done.reject(new ImageError(reply.reason, reply.message))
        break
      case 'failed':
        task?.done.reject(new Error(reply.message))
        break
      default:
        reply satisfies never
    }
    dispatch()
  }

  /** Replaces the thread, and fails its task. */
  function abandon(slot: Slot, error: Error): void {
    stop(slot, error)
    if (!closed) dispatch()
  }

  function stop(slot: Slot, error: Error): void {
    const { worker, task } = slot
    slot.worker = null
    release(slot)?.done.reject(error)
    if (!worker) return
    const end = endThread(worker, { isBusy: task !== null })
    ends.add(end)
    void end.finally(() => ends.delete(end))
  }

  function release(slot: Slot): Task | null {
    if (slot.timer) clearTimeout(slot.timer)
    const { task } = slot
    slot.timer = slot.worker
      ? setTimeout(() => abandon(slot, new Error('idle')), idleTimeoutMs).unref()
      : null
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
    const task: Task = { request: { ask, bytes }, isHeavy, signal, done: Promise.withResolvers() }
    signal?.addEventListener('abort', () => cancel(task, signal), { once: true })
    waiting.push(task)
    dispatch()
    // The type of a thread's answer follows from the request.
    return task.done.promise as Promise<Answers[Ask]>
  }

  return {
    analyze: (bytes, signal) => request('facts', bytes, signal),
    findProduct: (bytes, signal) => request('product', bytes, signal),
    async close() {
      closed = true
      for (const task of waiting.splice(0)) task.done.reject(new Error('the vision pool is closed'))
      for (const slot of slots) stop(slot, new Error('the vision pool is closed'))
      await Promise.all(ends)
    },
  }

  function cancel(task: Task, signal: AbortSignal): void {
    const at = waiting.indexOf(task)
    if (at >= 0) {
      waiting.splice(at, 1)
      task.done.reject(abortError(signal))
      return
    }
    const slot = slots.find((each) => each.task === task)
    if (slot) abandon(slot, abortError(signal))
  }
}

/** Waits for the running task first: terminating a thread during `run()` aborts the process. */
async function endThread(worker: Worker, { isBusy }: { isBusy: boolean }): Promise<void> {
  // A thread that has already exited has no id.
  if (isBusy && worker.threadId >= 0) {
    worker.ref()
    const { promise: free, resolve } = Promise.withResolvers<unknown>()
    worker.once('message', resolve).once('exit', resolve)
    const timer = setTimeout(resolve, FINISH_MS).unref()
    await free
    clearTimeout(timer)
  }
  await worker.terminate()
}

function abortError(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted')
}
