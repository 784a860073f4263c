import type { ChildProcess } from 'node:child_process'
import { ImageError } from '@endcap/eye'
import type { ModelTimes } from '../network.ts'
import { forkVisionProcess, killProcess, type Listeners } from './fork-vision-process.ts'
import type { Answers, VisionReply, VisionRequest } from './messages.ts'

export type Task = {
  request: VisionRequest
  /** True for a file that takes much memory to decode. */
  isHeavy: boolean
  done: PromiseWithResolvers<Answers[keyof Answers]>
}

export type VisionWorkerOptions = {
  taskTimeoutMs: number
  idleTimeoutMs: number
  /** Resident memory above which the process is replaced, at the earliest after `minTasks`. */
  maxResidentBytes: number
  minTasks: number
  /** Receives the time that each model took for an image. */
  onModelTimes: (times: ModelTimes) => void
  /** Called when the worker can run another task. */
  onFree: () => void
}

export type VisionWorker = {
  /** Returns the running task. */
  task: () => Task | null
  run: (task: Task) => void
  /** Ends the process and fails its task. The next task starts a new process. */
  replace: (error: Error) => void
  /** Resolves when every process that was stopped has ended. */
  ended: () => Promise<void>
}

/** Creates a worker that runs one task at a time in a process, which starts on demand and is replaced by size. */
export function createVisionWorker(options: VisionWorkerOptions): VisionWorker {
  const { taskTimeoutMs, idleTimeoutMs, maxResidentBytes, minTasks, onModelTimes, onFree } = options
  let current: ChildProcess | null = null
  let running: Task | null = null
  /** Limits the running task, or the idle time if there is none. */
  let timer: NodeJS.Timeout | undefined
  /** Tasks that the process has finished. */
  let finished = 0
  let ended = Promise.resolve()

  // A process that was replaced may still report.
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

  /** Takes the task, and lets the process wait for another until its idle time is over. */
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
    current ??= forkVisionProcess(listeners)
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
