import { availableParallelism, totalmem } from 'node:os'
import { type Finding, ok, warning } from './finding.ts'

const MIN_NODE = 24
/** Measured values: see docs/operations.md. */
const PROCESS_MB = 340
const THREAD_MB = 500

/** Checks the Node version. The doctor runs on the service's Node. */
export function checkNode(version: string): Finding {
  return Number.parseInt(version.replace(/^v/, ''), 10) >= MIN_NODE
    ? ok('node', version)
    : warning(
        'node',
        version,
        `Endcap is tested on Node ${MIN_NODE}: start it with the endcap command, which provides that version.`,
      )
}

type Machine = {
  workerThreads: number
  environment: NodeJS.ProcessEnv
  /** Memory that this process may use, within its container's limit. */
  memoryBytes?: number
  cores?: number
  platform?: NodeJS.Platform
}

/** Checks memory and cores for `ENDCAP_WORKER_THREADS` parallel analyses. */
export function checkMemory({
  workerThreads,
  environment,
  memoryBytes = availableBytes(),
  cores = availableParallelism(),
  platform = process.platform,
}: Machine): Finding[] {
  const memoryMb = Math.floor(memoryBytes / 2 ** 20)
  const neededMb = PROCESS_MB + workerThreads * THREAD_MB
  const detail = `${workerThreads} threads need ${neededMb} MB; ${memoryMb} MB and ${cores} cores are available`
  const fitting = Math.max(1, Math.min(cores, Math.floor((memoryMb - PROCESS_MB) / THREAD_MB)))
  const isShort = neededMb > memoryMb || workerThreads > cores
  const arenas = environment['MALLOC_ARENA_MAX']
  return [
    isShort
      ? warning(
          'memory',
          detail,
          `Set ENDCAP_WORKER_THREADS=${fitting} for processes that run jobs on this machine.`,
        )
      : ok('memory', detail),
    arenas === undefined && platform === 'linux'
      ? warning(
          'malloc',
          'MALLOC_ARENA_MAX is not set: memory that one thread frees is not reused by other threads',
          'Set MALLOC_ARENA_MAX=2 if Node is not started by the endcap command.',
        )
      : ok('malloc', arenas === undefined ? 'not glibc' : `MALLOC_ARENA_MAX=${arenas}`),
  ]
}

/** Returns the machine's memory, or the container's limit if lower. */
function availableBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
