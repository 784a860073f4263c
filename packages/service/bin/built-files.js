// Finds what `npm start` has built (scripts/start.js), and whether it is older than its sources.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Folder of built files and of compiled modules. Only those who can change the command can write it. */
export const CACHE = join(ROOT, 'node_modules/.cache/endcap')
/** Entry of the bundled service. */
export const BUNDLE = join(CACHE, 'service/main.mjs')

/** What `npm start` builds, by name. */
export const TARGETS = { console: join(ROOT, 'packages/console/static/index.html'), service: BUNDLE }

/** Returns the path of the record of a build: the files that it was built from, with their states. */
export const recordOf = (name) => join(CACHE, `${name}.json`)

/** Returns true if a target exists and no file has changed since it was built. */
export function isCurrent(name, target) {
  if (stateOf(target) === null || stateOf(recordOf(name)) === null) return false
  const { root, files } = JSON.parse(readFileSync(recordOf(name), 'utf8'))
  // A copied folder has the paths of the first one, also in the bundle.
  return root === ROOT && files.every(([file, state]) => stateOf(file) === state)
}

/** Returns the size and the time of change of a file, or null if it does not exist. */
export function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : null
}
