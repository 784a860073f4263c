// Builds the web console and bundles the service for `npm start`, each if its sources have changed.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  BUNDLE,
  CACHE,
  isCurrent,
  ROOT,
  recordOf,
  stateOf,
  TARGETS,
} from '../packages/service/bin/built-files.js'

await buildIfChanged('console', async () => (await import('./build-console.ts')).buildConsole())
await buildIfChanged('service', async () =>
  (await import('./bundle-service.ts')).bundleService(dirname(BUNDLE)),
)

/**
 * Builds a target if it is missing, or if a file that it was built from has changed. `build` returns the paths of these
 * files.
 */
async function buildIfChanged(name, build) {
  if (isCurrent(name, TARGETS[name])) return
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
