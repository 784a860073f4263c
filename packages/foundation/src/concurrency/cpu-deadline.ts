import { readFile } from 'node:fs/promises'
import type { Worker } from 'node:worker_threads'

/** Returns null if unreadable. */
export type ReadCpuMs = () => Promise<number | null>

/** Out of CPU time, or stuck. */
export type DeadlineReason = 'cpu' | 'wall'

type Options = {
  cpuMs: number
  read: ReadCpuMs
  onEnd: (reason: DeadlineReason) => void
}

/** Wall per CPU time that counts as stuck on the busiest machine. */
const WALL_FACTOR = 10
const LEAST_CHECK_MS = 100

/** Slows work on a busy machine instead of ending it. Dispose to lift the limit. */
export function createCpuDeadline({ cpuMs, read, onEnd }: Options): Disposable {
  const start = performance.now()
  const first = read().catch(() => null)
  let isOver = false
  let timer = setTimeout(() => void check(), cpuMs)

  async function check(): Promise<void> {
    const [before, now] = [await first, await read().catch(() => null)]
    if (isOver) return
    const wallMs = performance.now() - start
    const usedMs = before === null || now === null ? null : now - before
    if (usedMs !== null && usedMs >= cpuMs) return onEnd('cpu')
    if (wallMs >= WALL_FACTOR * cpuMs) return onEnd('wall')
    timer = setTimeout(() => void check(), Math.max(LEAST_CHECK_MS, cpuMs - (usedMs ?? 0)))
  }

  return {
    [Symbol.dispose]() {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** Same on all systems with /proc (sysconf(3), _SC_CLK_TCK). */
const TICK_MS = 10

/** Reads proc_pid_stat(5), fields 14 and 15. Null without /proc. */
export const cpuOfProcess =
  (pid: number | undefined): ReadCpuMs =>
  async () => {
    if (pid === undefined || process.platform !== 'linux') return null
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }

/** Native code does not answer before it returns. */
const ANSWER_MS = 1_000

/** Asks a worker thread. */
export const cpuOfThread =
  (thread: Worker | undefined): ReadCpuMs =>
  async () => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_MS, null).unref())
    const usage = await Promise.race([thread?.cpuUsage() ?? null, late])
    return usage && (usage.user + usage.system) / 1_000
  }
