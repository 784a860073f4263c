import { execFile } from 'node:child_process'

type Options = {
  /** Written to the standard input of the process. */
  input?: string
  signal: AbortSignal
  timeoutMs: number
  /** Largest output in bytes. */
  maxBytes: number
}

/**
 * Runs a script in a Node process of its own and returns its standard output. The process is killed at the time
 * limit and when `signal` aborts.
 *
 * @throws Error with `killed` or `signal` set if the process was killed, and the reason of an abort
 */
export function runProcess(
  script: string,
  parameters: readonly string[],
  { input = '', signal, timeoutMs, maxBytes }: Options,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const child = execFile(
    process.execPath,
    [script, ...parameters],
    { signal, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: maxBytes, encoding: 'buffer' },
    (error, stdout) => {
      if (!error) resolve(stdout)
      else reject(signal.aborted ? signal.reason : error)
    },
  )
  // A process that ends early closes its input. Its exit has the cause.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  return promise
}
