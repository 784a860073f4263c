import { execFile } from 'node:child_process'
import { cpuOfProcess, createCpuDeadline } from './cpu-deadline.ts'

type Options = {
  /** Written to the standard input of the process. */
  input?: string
  signal: AbortSignal
  /** Limit of the CPU time of the process. */
  cpuMs: number
  /** Largest output in bytes. */
  maxBytes: number
  /** Limit of the heap of V8. Without it, that of the machine. */
  maxHeapMb?: number
}

/** A process was killed because it had not ended long after it should have, and has hardly worked. */
export class ProcessStuckError extends Error {
  constructor(script: string, cause: Error) {
    super(`${script} did not end in time on a busy machine`, { cause })
    this.name = 'ProcessStuckError'
  }
}

/**
 * Runs a script in a Node process of its own and returns its standard output. The process is killed at the limit of its
 * CPU time and when `signal` aborts.
 *
 * @throws Error with `killed` or `signal` set if the process was killed, ProcessStuckError, and the reason of an abort
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
  // A process that ends early closes its input. Its exit has the cause.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  return promise
}
