import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Calls that reach another process or machine, and those that create files. Native libraries make them unseen by Node. */
const CALLS = ['connect', 'sendto', 'sendmsg', 'sendmmsg', 'open', 'openat', 'creat', 'mkdir', 'mkdirat']
/** Socket of the name service cache, which glibc asks before any server. */
const NAME_SERVICE = '/var/run/nscd/socket'

/** Returns the start of a command line that records the calls of the rest and of its processes in a file. */
export function recordingCalls(file: string): string[] {
  return ['strace', '--follow-forks', '--seccomp-bpf', '-qq', `--trace=${CALLS.join()}`, '--output', file]
}

/** Reason why system calls cannot be recorded here, or false. */
export async function withoutRecording(): Promise<string | false> {
  return run('strace', ['--follow-forks', '--trace=connect', '--output', '/dev/null', 'true']).then(
    () => false,
    () => 'strace is not installed, or this machine does not allow tracing',
  )
}

export type RecordedCalls = {
  /** Addresses outside this machine that a process tried to reach. */
  foreign: string[]
  /** Attempts to look up a name. */
  lookUps: string[]
  /** Files and folders that a process created or tried to create. */
  created: string[]
}

/** Reads the calls that were recorded in a file. Each list has no repetitions. */
export function readCalls(file: string): RecordedCalls {
  const found = { foreign: new Set<string>(), lookUps: new Set<string>(), created: new Set<string>() }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const path = createdPath(line)
    if (path !== null) found.created.add(path)
    if (line.includes(NAME_SERVICE) || /htons\(53\)/.test(line)) found.lookUps.add(line)
    else for (const address of inetAddresses(line)) if (!isLoopback(address)) found.foreign.add(line)
  }
  return { foreign: [...found.foreign], lookUps: [...found.lookUps], created: [...found.created] }
}

function createdPath(line: string): string | null {
  const [, call = '', path = ''] = /^\d+ +(\w+)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)"/.exec(line) ?? []
  const creates = call === 'creat' || call.startsWith('mkdir') || line.includes('O_CREAT')
  return creates ? path : null
}

const inetAddresses = (line: string): string[] =>
  [...line.matchAll(/inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/g)].map(
    ([, v4, v6]) => v4 ?? v6 ?? '',
  )

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address)
