// Runs `endcap serve --samples` for `npm start`: builds what has changed, and starts the service again if it ends by a
// fault. It is JavaScript because loading the type stripper takes 0.1 s.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isCurrent, ROOT, TARGETS } from '../packages/cli/bin/built-files.js'
import { exitCodeOf, findNode, launch, mainModule, onEndSignal, report } from '../packages/cli/bin/launch.js'

/** A fault that returns at once would otherwise restart the service for ever. */
const MAX_RESTARTS = 3
const RESTART_WINDOW_MS = 10 * 60_000
const ARGS = ['serve', '--samples', ...process.argv.slice(2)]

let child = null
let isEnding = false
onEndSignal((signal) => {
  isEnding = true
  child?.kill(signal)
})
const node = findNode()
if (node === null || !(await build())) process.exitCode = 1
else if (!isEnding) supervise()

/** Builds in a process that ends, because the compilers keep 550 MB. Returns false if that fails. */
async function build() {
  const names = Object.keys(TARGETS).filter((name) => !isCurrent(TARGETS[name]))
  if (names.length === 0) return true
  report(`building the ${names.join(' and the ')}`)
  child = spawn(node, [join(ROOT, 'scripts/build.js')], { stdio: 'inherit' })
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } catch (error) {
    console.error(`endcap cannot run ${node}: ${error.message}`)
    return false
  }
}

function supervise() {
  const restarts = []
  report('loading the service')
  start()

  function start() {
    let isReady = false
    child = launch(node, mainModule(), ARGS)
    child.on('message', (message) => {
      isReady ||= message === 'ready'
    })
    child.on('exit', (code, signal) => {
      const now = performance.now()
      const recent = restarts.filter((at) => now - at < RESTART_WINDOW_MS).length
      const failed = exitCodeOf(code, signal) !== 0
      if (isEnding || !failed || !isReady || recent >= MAX_RESTARTS) {
        if (failed && isReady && !isEnding)
          console.error(
            `the service has ended ${recent + 1} times within ten minutes, and is not started again`,
          )
        process.exitCode = exitCodeOf(code, signal)
        return
      }
      restarts.push(now)
      console.error(`the service ended (${signal ?? `code ${code}`}) and is started again`)
      start()
    })
  }
}
