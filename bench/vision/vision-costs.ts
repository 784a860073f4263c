import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { median } from '../support.ts'

/** What a process has spent on one image. */
export type VisionCosts = {
  /** CPU time in milliseconds by stage; `models` of all stages, and `total`. */
  ms: Record<string, number>
  /** Peak memory of the process so far. */
  peakMb: number
}

/** A process that analyzes images with the packages below `folder`. */
export class VisionProcess {
  readonly #child: ChildProcess

  constructor(folder: string) {
    this.#child = fork(join(import.meta.dirname, 'vision-process.ts'), [folder], {
      serialization: 'advanced',
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    })
  }

  /** @throws Error if the process ends before it has analyzed the image */
  async analyze(bytes: Uint8Array): Promise<VisionCosts> {
    const over = new AbortController()
    const { signal } = over
    const ended = once(this.#child, 'exit', { signal }).then(([code]) => {
      throw new Error(`The process ended with code ${code}`)
    })
    this.#child.send({ bytes })
    try {
      const [costs] = await Promise.race([once(this.#child, 'message', { signal }), ended])
      return costs as VisionCosts
    } finally {
      ended.catch(() => undefined)
      over.abort()
    }
  }

  [Symbol.dispose](): void {
    this.#child.kill()
  }
}

/** Returns the median of each cost over the runs of one image. */
export function medians(runs: readonly VisionCosts[]): Map<string, number> {
  const names = new Set(runs.flatMap(({ ms }) => Object.keys(ms)))
  return new Map([...names].map((name) => [name, median(runs.map(({ ms }) => ms[name] ?? 0))]))
}
