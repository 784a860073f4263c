// Reads memory and CPU time from /proc (proc(5)), only on Linux.
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Undefined if the process did not start. Reading then fails. */
type Pid = ChildProcess['pid']

/** Milliseconds of a tick (`getconf CLK_TCK` is 100). */
const TICK_MS = 10

/** Resident memory in MB, or its peak with `VmHWM`. */
export function memoryMb(pid: Pid, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** CPU time with ended children, in ms (fields 14 to 17). */
export function cpuMs(pid: Pid): number {
  // The name before the fields may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + TICK_MS * Number(ticks), 0)
}

/** Ids of running direct children. */
export function childrenOf(pid: Pid): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
}

/** Ids of a process and its descendants. */
export function treeOf(pid: Pid): number[] {
  return pid === undefined ? [] : [pid, ...childrenOf(pid).flatMap(treeOf)]
}

/** Resident memory of direct children in MB. */
export const childMemoryMb = (pid: Pid): number =>
  childrenOf(pid).reduce((sum, child) => sum + memoryMb(child), 0)
