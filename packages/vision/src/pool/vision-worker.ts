import type { ChildProcess } from 'node:child_process'
import { ImageError } from '@endcap/eye'
import type { ModelTimes } from '../network.ts'
import type { Runtime } from '../session.ts'
import { forkVisionProcess, killProcess, type Listeners } from './fork-vision-process.ts'
import type { Answers, VisionReply, VisionRequest } from './messages.ts'

export type Task = {
  request: VisionRequest
  isHeavy: boolean
  done: PromiseWithResolvers<Answers[keyof Answers]>
}

export type VisionWorkerOptions = {
  runtime: Runtime
  taskTimeoutMs: number
  idleTimeoutMs: number
  /** Replaces a larger process, after `minTasks`. */
  maxResidentBytes: number
  minTasks: number
  onModelTimes: (times: ModelTimes) => void
  onFree: () => void
}

export type VisionWorker = {
  task: () => Task | null
  run: (task: Task) => void
  /** Fails the running task. */
  replace: (error: Error) => void
  ended: () => Promise<void>
}

/** Starts on demand and replaces large processes. */
export function createVisionWorker(options: VisionWorkerOptions): VisionWorker {
  const { runtime, taskTimeoutMs, idleTimeoutMs, maxResidentBytes, minTasks, onModelTimes, onFree } = options
  let current: ChildProcess | null = null
  let running: Task | null = null
  let timer: NodeJS.Timeout | undefined
  let finished = 0
  let ended = Promise.resolve()

  // A replaced process may still report.
  const listeners: Listeners = {
    onReply: (child, reply) => child === current && finish(reply),
    onEnd: (child, error) => child === current && replace(error),
  }

  function finish({ result, residentBytes }: VisionReply): void {
    const task = release()
    finished += 1
    if (residentBytes > maxResidentBytes && finished >= minTasks) stop()
    if (task) settle(task, result, onModelTimes)
    onFree()
  }

  function replace(error: Error): void {
    const task = release()
    stop()
    task?.done.reject(error)
    onFree()
  }

  function stop(): void {
    clearTimeout(timer)
    if (!current) return
    const end = killProcess(current)
    ended = ended.then(() => end)
    current = null
    finished = 0
  }

  /** Starts the idle timer. */
  function release(): Task | null {
    clearTimeout(timer)
    if (current) timer = setTimeout(stop, idleTimeoutMs).unref()
    const task = running
    running = null
    return task
  }

  function run(task: Task): void {
    clearTimeout(timer)
    running = task
    current ??= forkVisionProcess(runtime, listeners)
    timer = setTimeout(() => replace(timeoutError(taskTimeoutMs)), taskTimeoutMs)
    current.send(task.request)
  }

  return { task: () => running, run, replace, ended: () => ended }
}

const timeoutError = (ms: number) => new Error(`the analysis took longer than ${ms} ms`)

function settle(
  { done }: Task,
  result: VisionReply['result'],
  onModelTimes: VisionWorkerOptions['onModelTimes'],
): void {
  switch (result.kind) {
    case 'answer':
      onModelTimes(result.modelMs)
      return done.resolve(result.answer)
    case 'unusable':
      return done.reject(new ImageError(result.reason, result.message))
    case 'failed':
      return done.reject(new Error(result.message))
    default:
      return result satisfies never
  }
}
