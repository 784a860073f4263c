import { availableParallelism, totalmem } from 'node:os'
import { type Finding, ok, warning } from './finding.ts'

const MIN_NODE = 24
/** Measured: docs/operations.md. */
const PROCESS_MB = 340
const THREAD_MB = 350

/** The Node that runs this is the one that runs the service. */
export function checkNode(version: string): Finding {
  return Number.parseInt(version.replace(/^v/, ''), 10) >= MIN_NODE
    ? ok('node', version)
    : warning(
        'node',
        version,
        `Endcap is tested on Node ${MIN_NODE}: use the endcap command, which brings it.`,
      )
}

type Machine = {
  workerThreads: number
  environment: NodeJS.ProcessEnv
  /** What this process may use, its container's limit included. */
  memoryBytes?: number
  cores?: number
  platform?: NodeJS.Platform
}

/** Whether the threads that look at images have the memory and the cores that they want. */
export function checkMemory({
  workerThreads,
  environment,
  memoryBytes = availableBytes(),
  cores = availableParallelism(),
  platform = process.platform,
}: Machine): Finding[] {
  const memoryMb = Math.floor(memoryBytes / 2 ** 20)
  const neededMb = PROCESS_MB + workerThreads * THREAD_MB
  const detail = `${workerThreads} threads want ${neededMb} MB; there are ${memoryMb} MB and ${cores} cores`
  const fitting = Math.max(1, Math.min(cores, Math.floor((memoryMb - PROCESS_MB) / THREAD_MB)))
  const isShort = neededMb > memoryMb || workerThreads > cores
  const arenas = environment['MALLOC_ARENA_MAX']
  return [
    isShort
      ? warning('memory', detail, `Set ENDCAP_WORKER_THREADS=${fitting} for processes that do jobs here.`)
      : ok('memory', detail),
    arenas === undefined && platform === 'linux'
      ? warning(
          'malloc',
          'MALLOC_ARENA_MAX is not set: memory that one thread frees no other takes',
          'Set MALLOC_ARENA_MAX=2 where Node is not started by the endcap command.',
        )
      : ok('malloc', arenas === undefined ? 'not glibc' : `MALLOC_ARENA_MAX=${arenas}`),
  ]
}

/** A limit of a container, where there is one. */
function availableBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
