#!/usr/bin/env node
// Runs the command in this process, or in a new one if this process does not fit (`launch.js`).
// Node 20 has no named export `enableCompileCache`.
import module from 'node:module'
import { isStale, startBuild } from './build.js'
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
const isServing = process.argv[2] === 'serve'
// The first line of the log comes seconds later on a slow machine.
if (isServing) report('loading the service')
if (node === null) process.exitCode = 1
else {
  // `npx endcap serve` in a checkout. Supervisors run this file itself, with what they have built.
  if (isServing && process.env.npm_command === 'exec' && isStale('console')) {
    const { child } = startBuild(node, 'console')
    onEndSignal((signal) => child.kill(signal))
  }
  await run()
}

async function run() {
  if (canRunHere(node)) {
    const compiled = compiledFolder()
    if (compiled !== undefined) module.enableCompileCache(compiled)
    await import(main.href)
    return
  }
  const child = launch(node, main, process.argv.slice(2))
  onEndSignal((signal) => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = exitCodeOf(code, signal)
  })
}
