// Builds the web console and bundles the service for `npm start`, each if its sources have changed.
// usage: node scripts/build.js [console] [service]
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isCurrent, ROOT, recordOf, stateOf, TARGETS } from '../packages/cli/bin/built-files.js'

/** Errors of folders that this user cannot write. The service then runs from what it can read. */
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

const BUILDS = {
  console: async () => (await import('./build-console.ts')).buildConsole(),
  service: async (target) => (await import('./bundle-service.ts')).bundleService(dirname(target)),
}

const [, , ...names] = process.argv
for (const [name, target] of Object.entries(TARGETS))
  try {
    if (names.length > 0 && !names.includes(name)) continue
    if (!isCurrent(target)) await build(name, target)
  } catch (error) {
    if (!NOT_WRITABLE.has(error.code)) throw error
    console.error(`the ${name} is not built, because ${dirname(target)} cannot be written (${error.code})`)
  }

/** Builds a target, and records the files that it was built from. */
async function build(name, target) {
  mkdirSync(dirname(target), { recursive: true })
  const files = await BUILDS[name](target)
  const record = recordOf(target)
  // Complete or absent, wherever the process is killed.
  writeFileSync(
    `${record}.new`,
    JSON.stringify({ root: ROOT, files: files.map((file) => [file, stateOf(file)]) }),
  )
  renameSync(`${record}.new`, record)
}
