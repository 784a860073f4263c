// Runs `endcap serve --samples` for `npm start`: builds what has changed, and starts the service again if it ends by a
// fault. It is JavaScript because loading the type stripper takes 0.1 s.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUNDLE, isCurrent, ROOT, TARGETS } from '../packages/service/bin/built-files.js'
import { exitCodeOf, findNode, launch, onEndSignal } from '../packages/service/bin/launch.js'

/** A fault that returns at once would otherwise restart the service for ever. */
const MAX_RESTARTS = 3
const RESTART_WINDOW_MS = 10 * 60_000
const ARGS = ['serve', '--samples', ...process.argv.slice(2)]

const node = findNode()
if (node === null || !build()) process.exitCode = 1
else supervise()

/** Builds in a process that ends, because the compilers keep 550 MB. Returns false if that fails. */
function build() {
  if (Object.entries(TARGETS).every(([name, target]) => isCurrent(name, target))) return true
  return spawnSync(node, [join(ROOT, 'scripts/build.js')], { stdio: 'inherit' }).status === 0
}

function supervise() {
  const restarts = []
  let isEnding = false
  let child = start()
  onEndSignal((signal) => {
    isEnding = true
    child.kill(signal)
  })

  function start() {
    const started = launch(node, pathToFileURL(BUNDLE), ARGS)
    let isReady = false
    started.on('message', (message) => {
      isReady ||= message === 'ready'
    })
    started.on('exit', (code, signal) => {
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
      child = start()
    })
    return started
  }
}
