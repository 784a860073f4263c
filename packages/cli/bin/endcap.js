#!/usr/bin/env node
// Runs the command in this process, or in a new one if this process does not fit (`launch.js`).
// Node 20 has no named export `enableCompileCache`.
import module from 'node:module'
import {
  canRunHere,
  compiledFolder,
  exitCodeOf,
  findNode,
  launch,
  mainModule,
  onEndSignal,
  report,
} from './launch.js'

const main = mainModule()
const node = findNode()
// The first line of the log comes seconds later on a slow machine.
if (process.argv[2] === 'serve') report('loading the service')
if (node === null) process.exitCode = 1
else if (canRunHere(node)) {
  const compiled = compiledFolder()
  if (compiled !== undefined) module.enableCompileCache(compiled)
  await import(main.href)
} else {
  const child = launch(node, main, process.argv.slice(2))
  onEndSignal((signal) => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = exitCodeOf(code, signal)
  })
}
