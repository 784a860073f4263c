// Runs `endcap serve --samples` for `npm start`. Builds the web console and bundles the service if their sources have
// changed, and runs the bundle in this process. It is JavaScript because loading the type stripper takes 0.1 s.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
// Node 20 has no named export `enableCompileCache`.
import module from 'node:module'
import { dirname, join } from 'node:path'
import { BUNDLE, CACHE, isCurrent, ROOT, recordOf, stateOf } from '../packages/service/bin/built-files.js'

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
  module.enableCompileCache(join(CACHE, 'compiled'))
  await import(BUNDLE)
}

/**
 * Builds `target` if it is missing, or if a file that it was built from has changed. `build` returns the paths of these
 * files.
 */
async function buildIfChanged(name, target, build) {
  if (isCurrent(name, target)) return
  const files = await build()
  mkdirSync(CACHE, { recursive: true })
  const record = recordOf(name)
  // Complete or absent, wherever the process is killed.
  writeFileSync(
    `${record}.new`,
    JSON.stringify({ root: ROOT, files: files.map((file) => [file, stateOf(file)]) }),
  )
  renameSync(`${record}.new`, record)
}
