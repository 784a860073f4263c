import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAIN } from '../../packages/service/test/support/process.ts'

export type Running = {
  /** @throws Error with the output if it fails */
  done: () => Promise<void>
  /** Kills it as soon as a file exists. Returns false if it ended before. */
  killWhen: (file: string) => Promise<boolean>
  /** Kills the Python worker of a process of Endcap, and later a process of Endcap. Returns how many. */
  killWorkers: (images: string) => Promise<number>
}

const POLL_MS = 200
/** Time for both processes to be in the middle of a batch. */
const WARM_MS = 12_000

/** Returns the command `endcap` of this checkout. */
export const endcapCommand = (): string[] => [process.execPath, MAIN]

/** Starts a process of this check. */
export function start(
  program: string,
  args: readonly string[],
  environment: Record<string, string>,
): Running {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const ended = once(child, 'close') as Promise<[number | null]>
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    async done() {
      const [code] = await ended
      if (code !== 0)
        throw new Error(`${args.join(' ')} ended with ${String(code)}\n${(await output).join('\n')}`)
    },
    async killWhen(file) {
      while (!isOver() && !existsSync(file)) await sleep(POLL_MS)
      const isKilled = child.kill('SIGKILL')
      await ended
      return isKilled
    },
    async killWorkers(images) {
      let killed = 0
      for (const kind of ['worker', 'endcap'] as const) {
        while (!isOver() && linesProcesses(images).length === 0) await sleep(POLL_MS)
        await sleep(WARM_MS)
        const [process_] = linesProcesses(images)
        if (isOver() || process_ === undefined) break
        process.kill(kind === 'worker' ? process_.parent : process_.pid, 'SIGKILL')
        killed += 1
      }
      return killed
    },
  }
}

/** Returns the processes `endcap batch -` that may read the images of a folder of this check. */
function linesProcesses(images: string): { pid: number; parent: number }[] {
  return globSync('/proc/[0-9]*/cmdline').flatMap((file) => {
    try {
      const args = readFileSync(file, 'utf8').split('\0')
      if (!args.includes('batch') || !args.includes('-') || !args.includes(images)) return []
      const status = readFileSync(file.replace('cmdline', 'status'), 'utf8')
      return [{ pid: Number(file.split('/')[2]), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) }]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}
