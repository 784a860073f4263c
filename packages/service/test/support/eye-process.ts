import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { MAIN } from './process.ts'

export const EYE_TOKEN = 'a-token-of-the-tests'

export type EyeProcess = AsyncDisposable & {
  url: string
  /** Ends it without a warning, as a machine that is switched off. */
  kill: () => Promise<void>
}

/** Starts `endcap eye serve` on a free port, with one process that analyzes, and waits for its address. */
export async function serveEyeProcess(): Promise<EyeProcess> {
  const child = spawn(process.execPath, [MAIN, 'eye', 'serve', '--port', '0'], {
    env: {
      ...process.env,
      ENDCAP_EYE_TOKEN: EYE_TOKEN,
      ENDCAP_EYE_URL: '',
      ENDCAP_WORKER_THREADS: '1',
      ENDCAP_LOG: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([
    once(lines, 'line'),
    exited.then(([code]) => Promise.reject(new Error(`the eye ended with ${String(code)}`))),
  ])) as [string]
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { url: /http\S+/.exec(line)?.[0] ?? '', kill, [Symbol.asyncDispose]: kill }
}
