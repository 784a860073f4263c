import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { VisionReply } from './messages.ts'

export type Listeners = {
  onReply: (child: ChildProcess, reply: VisionReply) => void
  /** Receives the reason when the process ends or cannot be reached. */
  onEnd: (child: ChildProcess, error: Error) => void
}

/**
 * Settings of a process that analyzes images.
 *
 * The variables concern glibc's allocator. It keeps freed memory of large tensors, where the system would otherwise
 * map and clear their pages for each image: 7 % of the CPU, for 20 MB more at the peak. V8 collects
 * garbage in one pause, which costs a third of many small steps, and keeps its young generation small. It keeps the
 * shapes of objects between images, because code compiled for a shape is thrown away with it (docs/performance.md).
 */
export const VISION_PROCESS = {
  env: {
    MALLOC_MMAP_THRESHOLD_: '33554432',
    MALLOC_TRIM_THRESHOLD_: '536870912',
    MALLOC_TOP_PAD_: '67108864',
  },
  execArgv: ['--no-incremental-marking', '--max-semi-space-size=4', '--retain-maps-for-n-gc=1000'],
}

/** Starts a process that analyzes images. It does not keep this process alive. */
export function forkVisionProcess({ onReply, onEnd }: Listeners): ChildProcess {
  const child = fork(new URL('./vision-process.ts', import.meta.url), {
    // Uses structured clone, which transfers typed arrays unchanged.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: VISION_PROCESS.execArgv,
    // The launcher sets other thresholds, for the service.
    env: { ...process.env, ...VISION_PROCESS.env },
  })
  child.unref()
  child.channel?.unref()
  child.on('message', (reply: VisionReply) => onReply(child, reply))
  child.on('error', (error) => onEnd(child, error))
  child.on('exit', (code, signal) =>
    onEnd(child, new Error(`the analysis ended its process (${signal ?? `code ${code}`})`)),
  )
  return child
}

/** Kills a process and waits for its end. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  child.ref()
  child.kill('SIGKILL')
  await end
}
