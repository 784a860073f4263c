// Runs `endcap serve --samples` for `npm start`. Builds the web console and bundles the service if their sources have
// changed, and runs the bundle in this process. It is JavaScript because loading the type stripper takes 0.1 s.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const CACHE = join(ROOT, 'node_modules/.cache/endcap')
const BUNDLE = join(CACHE, 'service/main.mjs')

process.argv.splice(2, 0, 'serve', '--samples')
if (Number.parseInt(process.versions.node, 10) < 24) {
  // The launcher finds another Node, or explains which one is needed.
  await import('../packages/service/bin/endcap.js')
} else {
  await buildIfChanged('console', join(ROOT, 'packages/console/static/index.html'), async () =>
    (await import('./build-console.ts')).buildConsole(),
  )
  await buildIfChanged('service', BUNDLE, async () =>
    (await import('./bundle-service.ts')).bundleService(dirname(BUNDLE)),
  )
  enableCompileCache(join(CACHE, 'compiled'))
  await import(BUNDLE)
}

/**
 * Builds `target` if it is missing, or if a file that it was built from has changed. `build` returns the paths of these
 * files.
 */
async function buildIfChanged(name, target, build) {
  const record = join(CACHE, `${name}.json`)
  if (stateOf(target) !== null && isCurrent(record)) return
  const files = await build()
  mkdirSync(CACHE, { recursive: true })
  // Complete or absent, wherever the process is killed.
  writeFileSync(`${record}.new`, JSON.stringify({ root: ROOT, files: files.map((file) => [file, stateOf(file)]) }))
  renameSync(`${record}.new`, record)
}

function isCurrent(record) {
  if (stateOf(record) === null) return false
  const { root, files } = JSON.parse(readFileSync(record, 'utf8'))
  // A copied folder has the paths of the first one, also in the bundle.
  return root === ROOT && files.every(([file, state]) => stateOf(file) === state)
}

/** Returns the size and the time of change of a file, or null if it does not exist. */
function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : null
}
