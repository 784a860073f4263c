import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { VisionReply } from './messages.ts'

export type Listeners = {
  onReply: (child: ChildProcess, reply: VisionReply) => void
  /** Called when the process ends or cannot be reached. */
  onEnd: (child: ChildProcess, error: Error) => void
}

/**
 * Settings of an analysis process (docs/performance.md). glibc keeps freed memory of large tensors instead of
 * mapping and clearing pages for each image: 7 % of the CPU for 20 MB at the peak. V8 collects in one pause,
 * a third of the cost of many small steps, with a small young generation. It keeps object shapes between
 * images, because compiled code is dropped with them.
 */
export const VISION_PROCESS = {
  env: {
    MALLOC_MMAP_THRESHOLD_: '33554432',
    MALLOC_TRIM_THRESHOLD_: '536870912',
    MALLOC_TOP_PAD_: '67108864',
  },
  execArgv: ['--no-incremental-marking', '--max-semi-space-size=4', '--retain-maps-for-n-gc=1000'],
}

/** Does not keep the parent process alive. */
export function forkVisionProcess({ onReply, onEnd }: Listeners): ChildProcess {
  const child = fork(new URL('./vision-process.ts', import.meta.url), {
    // Structured clone transfers typed arrays unchanged.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: VISION_PROCESS.execArgv,
    // Overrides the launcher's thresholds, which suit the service.
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

/** Kills and awaits the end. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  child.ref()
  child.kill('SIGKILL')
  await end
}
