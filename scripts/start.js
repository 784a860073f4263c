// Runs `endcap serve --samples` for `npm start`: builds what has changed, the console while the service starts, and starts
// the service again if it ends by a fault. It is JavaScript because loading the type stripper takes 0.1 s.
import { isStale, startBuild } from '../packages/cli/bin/build.js'
import { exitCodeOf, findNode, launch, mainModule, onEndSignal, report } from '../packages/cli/bin/launch.js'

/** A fault that returns at once would otherwise restart the service for ever. */
const MAX_RESTARTS = 3
const RESTART_WINDOW_MS = 10 * 60_000
const ARGS = ['serve', '--samples', ...process.argv.slice(2)]

let child = null
let consoleBuild = null
let isEnding = false
onEndSignal((signal) => {
  isEnding = true
  child?.kill(signal)
  consoleBuild?.kill(signal)
})
const node = findNode()
if (node === null || !(await buildService())) process.exitCode = 1
else if (!isEnding) {
  // Its page says that it is being built.
  if (isStale('console')) consoleBuild = startBuild(node, 'console').child
  supervise()
}

async function buildService() {
  if (!isStale('service')) return true
  const build = startBuild(node, 'service')
  child = build.child
  return build.isBuilt
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
