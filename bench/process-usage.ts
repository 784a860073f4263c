// Reads the memory and the CPU time of processes from /proc (proc(5)), which exists only on Linux.
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Id of a process. It is undefined if the process did not start, and then reading fails. */
type Pid = ChildProcess['pid']

/** Milliseconds of a tick (`getconf CLK_TCK` is 100). */
const TICK_MS = 10

/** Returns the resident memory of a process in MB, or with `VmHWM` its peak. */
export function memoryMb(pid: Pid, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** Returns the CPU time of a process and of its children that have ended, in ms (fields 14 to 17). */
export function cpuMs(pid: Pid): number {
  // The name before the fields may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + TICK_MS * Number(ticks), 0)
}

/** Returns the ids of the processes that a process has started and that run. */
export function childrenOf(pid: Pid): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
}

/** Returns the ids of a process and of all below it. */
export function treeOf(pid: Pid): number[] {
  return pid === undefined ? [] : [pid, ...childrenOf(pid).flatMap(treeOf)]
}

/** Returns the resident memory of the processes that a process has started, in MB. */
export const childMemoryMb = (pid: Pid): number =>
  childrenOf(pid).reduce((sum, child) => sum + memoryMb(child), 0)
