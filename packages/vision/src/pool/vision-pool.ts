import { Worker } from 'node:worker_threads'
import type { ImageFacts } from '@endcap/scoring'
import { ImageError, type ImageErrorReason } from '../image-error.ts'
import type { ModelTimes } from '../onnx-session.ts'
import type { Plane } from '../raster.ts'

/** What a thread can be asked for, and what it answers with. */
export type Answers = { facts: ImageFacts; product: Plane }
export type VisionRequest = { ask: keyof Answers; bytes: Uint8Array }
export type VisionReply =
  | { kind: 'answer'; answer: Answers[keyof Answers]; modelMs: ModelTimes }
  | { kind: 'unusable'; reason: ImageErrorReason; message: string }
  | { kind: 'failed'; message: string }

export type VisionPool = {
  /**
   * File bytes in, facts out, on one of the pool's threads.
   *
   * @throws ImageError where the bytes are no usable image; Error on a time-out or a crashed thread
   */
  analyze: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ImageFacts>
  /**
   * File bytes in, the product's mask out: 0–1, the frame squeezed to 320 × 320.
   *
   * @throws as `analyze`
   */
  findProduct: (bytes: Uint8Array, signal?: AbortSignal) => Promise<Plane>
  close: () => Promise<void>
}

type Task = {
  request: VisionRequest
  signal: AbortSignal | undefined
  done: PromiseWithResolvers<Answers[keyof Answers]>
}
/** `timer` limits the task while there is one, and else the idle time. */
type Slot = { worker: Worker | null; task: Task | null; timer: NodeJS.Timeout | null }

/** An analysis takes half a second; one that takes this long will not come back. */
const TASK_TIMEOUT_MS = 60_000
/** For a thread to come out of what nobody waits for any more. */
const FINISH_MS = 5_000
/** A thread with its models takes some 350 MB; without work for this long, it gives them back. */
const IDLE_TIMEOUT_MS = 60_000

/**
 * Threads that look at images, started when first needed. A thread that hangs or dies is replaced,
 * and only its own task fails.
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
  /** Hears what each model took of an image. */
  onModelTimes?: (times: ModelTimes) => void
}): VisionPool {
  const slots: Slot[] = Array.from({ length: threads }, () => ({ worker: null, task: null, timer: null }))
  const waiting: Task[] = []
  /** Of threads that were given up. */
  const ends = new Set<Promise<void>>()
  let closed = false

  function dispatch(): void {
    for (const slot of slots) {
      if (slot.task) continue
      const task = waiting.shift()
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

  /** Gives the thread up together with what it was doing. */
  function abandon(slot: Slot, error: Error): void {
    giveUp(slot, error)
    if (!closed) dispatch()
  }

  function giveUp(slot: Slot, error: Error): void {
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
    if (closed) throw new Error('the vision pool is closed')
    if (signal?.aborted) throw abortError(signal)
    const task: Task = { request: { ask, bytes }, signal, done: Promise.withResolvers() }
    signal?.addEventListener('abort', () => cancel(task, signal), { once: true })
    waiting.push(task)
    dispatch()
    // A thread answers what it was asked.
    return task.done.promise as Promise<Answers[Ask]>
  }

  return {
    analyze: (bytes, signal) => request('facts', bytes, signal),
    findProduct: (bytes, signal) => request('product', bytes, signal),
    async close() {
      closed = true
      for (const task of waiting.splice(0)) task.done.reject(new Error('the vision pool is closed'))
      for (const slot of slots) giveUp(slot, new Error('the vision pool is closed'))
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

/** ONNX Runtime answers the end of its thread in the middle of a run with the end of the process. */
async function endThread(worker: Worker, { isBusy }: { isBusy: boolean }): Promise<void> {
  // A thread that has ended by itself has no id any more.
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
