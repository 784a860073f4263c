#!/usr/bin/env node
// Runs the command in this process, or in a new one if this process does not fit (`launch.js`).
// Node 20 has no named export `enableCompileCache`.
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { BUNDLE, isCurrent } from './built-files.js'
import { COMPILED, canRunHere, exitCodeOf, findNode, launch, onEndSignal } from './launch.js'

// The bundle starts in half the time.
const main = isCurrent('service', BUNDLE)
  ? pathToFileURL(BUNDLE)
  : new URL('../src/cli/main.ts', import.meta.url)
const node = findNode()
if (node === null) process.exitCode = 1
else if (canRunHere(node)) {
  if (process.env.NODE_COMPILE_CACHE === undefined) module.enableCompileCache(COMPILED)
  await import(main.href)
} else {
  const child = launch(node, main, process.argv.slice(2))
  onEndSignal((signal) => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = exitCodeOf(code, signal)
  })
}
