import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { VisionReply } from './messages.ts'

export type Listeners = {
  onReply: (child: ChildProcess, reply: VisionReply) => void
  /** Receives the reason when the process ends or cannot be reached. */
  onEnd: (child: ChildProcess, error: Error) => void
}

/** Starts a process that analyzes images. It does not keep this process alive. */
export function forkVisionProcess({ onReply, onEnd }: Listeners): ChildProcess {
  const child = fork(new URL('./vision-process.ts', import.meta.url), {
    // Uses structured clone, which transfers typed arrays unchanged.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
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
