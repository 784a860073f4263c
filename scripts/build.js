// Builds the web console and bundles the service for `npm start`, each if its sources have changed.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUNDLE, CACHE, isCurrent, ROOT, recordOf, stateOf } from '../packages/service/bin/built-files.js'

await buildIfChanged('console', join(ROOT, 'packages/console/static/index.html'), async () =>
  (await import('./build-console.ts')).buildConsole(),
)
await buildIfChanged('service', BUNDLE, async () =>
  (await import('./bundle-service.ts')).bundleService(dirname(BUNDLE)),
)

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
