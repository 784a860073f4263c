import { readFile } from 'node:fs/promises'
import type { Worker } from 'node:worker_threads'

/** Returns the CPU time that work has used, or null if it cannot be read. */
export type ReadCpuMs = () => Promise<number | null>

/** Why work has to end: it has used its CPU time, or it waits for something that never comes. */
export type DeadlineReason = 'cpu' | 'wall'

type Options = {
  /** Limit of the CPU time. */
  cpuMs: number
  read: ReadCpuMs
  /** Called once, when the work has to end. */
  onEnd: (reason: DeadlineReason) => void
}

/** Wall time for each unit of CPU time, beyond which work on the busiest machine counts as stuck. */
const WALL_FACTOR = 10
const LEAST_CHECK_MS = 100

/**
 * Limits the CPU time of work, so that a machine that is busy with something else makes it slow and does not end it.
 * Disposing of the deadline ends the limit.
 */
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

/** Clock ticks in a second, the same on all systems with /proc (sysconf(3), _SC_CLK_TCK). */
const TICK_MS = 10

/** Reads the CPU time of a process (proc_pid_stat(5), fields 14 and 15). Null on systems without /proc. */
export const cpuOfProcess =
  (pid: number | undefined): ReadCpuMs =>
  async () => {
    if (pid === undefined || process.platform !== 'linux') return null
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }

/** A thread that is in native code does not answer before it returns. */
const ANSWER_MS = 1_000

/** Reads the CPU time of a thread. */
export const cpuOfThread =
  (thread: Worker | undefined): ReadCpuMs =>
  async () => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_MS, null).unref())
    const usage = await Promise.race([thread?.cpuUsage() ?? null, late])
    return usage && (usage.user + usage.system) / 1_000
  }
