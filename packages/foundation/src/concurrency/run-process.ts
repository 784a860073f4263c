import { execFile } from 'node:child_process'
import { cpuOfProcess, createCpuDeadline } from './cpu-deadline.ts'

type Options = {
  /** For standard input. */
  input?: string
  signal: AbortSignal
  cpuMs: number
  maxBytes: number
  /** Defaults to the machine's. */
  maxHeapMb?: number
}

/** Killed long after its limit, having hardly used CPU. */
export class ProcessStuckError extends Error {
  constructor(script: string, cause: Error) {
    super(`${script} did not end in time on a busy machine`, { cause })
    this.name = 'ProcessStuckError'
  }
}

/**
 * Returns standard output. Kills on abort or at the CPU limit.
 * @throws Error with `killed` or `signal` if killed, ProcessStuckError, or the abort's reason
 */
export function runProcess(
  script: string,
  parameters: readonly string[],
  { input = '', signal, cpuMs, maxBytes, maxHeapMb }: Options,
): Promise<Buffer> {
  let isStuck = false
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const child = execFile(
    process.execPath,
    [...(maxHeapMb === undefined ? [] : [`--max-old-space-size=${maxHeapMb}`]), script, ...parameters],
    { signal, killSignal: 'SIGKILL', maxBuffer: maxBytes, encoding: 'buffer' },
    (error, stdout) => {
      deadline[Symbol.dispose]()
      if (!error) resolve(stdout)
      else if (isStuck) reject(new ProcessStuckError(script, error))
      else reject(signal.aborted ? signal.reason : error)
    },
  )
  const deadline = createCpuDeadline({
    cpuMs,
    read: cpuOfProcess(child.pid),
    onEnd(reason) {
      isStuck = reason === 'wall'
      child.kill('SIGKILL')
    },
  })
  // The exit of an early end has the cause.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  return promise
}
