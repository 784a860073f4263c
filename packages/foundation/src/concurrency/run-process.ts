import { execFile } from 'node:child_process'
import { cpuOfProcess, createCpuDeadline } from './cpu-deadline.ts'

type Options = {
  /** Written to standard input. */
  input?: string
  signal: AbortSignal
  cpuMs: number
  maxBytes: number
  /** V8 heap limit. Defaults to the machine's. */
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
 * Runs a script in Node and returns standard output. Kills it at its CPU limit or on abort.
 * @throws Error with `killed` or `signal` set if the process was killed, ProcessStuckError, and the reason of
 * an abort
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
  // An early exit closes the input. The exit has the cause.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  return promise
}
