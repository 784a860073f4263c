import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Runtime } from '../session.ts'
import type { VisionReply } from './messages.ts'

export type Listeners = {
  onReply: (child: ChildProcess, reply: VisionReply) => void
  /** Also called when it cannot be reached. */
  onEnd: (child: ChildProcess, error: Error) => void
}

/**
 * glibc keeps freed tensor memory, which saves 7 % of CPU for 20 MB. V8 collects in one pause, at a third of
 * the cost of many small steps, with a small young generation. It keeps object shapes, or it would drop their
 * compiled code (docs/performance.md).
 */
export const VISION_PROCESS = {
  env: {
    MALLOC_MMAP_THRESHOLD_: '33554432',
    MALLOC_TRIM_THRESHOLD_: '536870912',
    MALLOC_TOP_PAD_: '67108864',
  },
  execArgv: ['--no-incremental-marking', '--max-semi-space-size=4', '--retain-maps-for-n-gc=1000'],
}

/** Does not keep the parent alive. */
export function forkVisionProcess(runtime: Runtime, { onReply, onEnd }: Listeners): ChildProcess {
  const child = fork(new URL('./vision-process.ts', import.meta.url), [JSON.stringify(runtime)], {
    // Keeps typed arrays.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: VISION_PROCESS.execArgv,
    // Overrides the service's thresholds.
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

/** Awaits the end. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  child.ref()
  child.kill('SIGKILL')
  await end
}
