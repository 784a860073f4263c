// Finds what `npm start` has built (scripts/start.js), and whether it is older than its sources.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/**
 * Folder of the bundle and of compiled modules, or null for a user without a home. Each user has one, because a user
 * may be unable to read the files of another, and must not run them.
 */
export const CACHE = cacheOf(ROOT)
/** Entry of the bundled service, or null without a cache. */
export const BUNDLE = CACHE && join(CACHE, 'service/main.mjs')

/** What `npm start` builds, by name. */
export const TARGETS = {
  console: join(ROOT, 'packages/console/static/index.html'),
  ...(BUNDLE === null ? {} : { service: BUNDLE }),
}

/** Returns the path of the record of a target: the files that it was built from, with their states. */
export const recordOf = (target) => join(dirname(target), 'build.json')

/** Returns true if a target exists and no file has changed since it was built. What cannot be read does not exist. */
export function isCurrent(target) {
  if (target === null || stateOf(target) === null) return false
  try {
    const { root, files } = JSON.parse(readFileSync(recordOf(target), 'utf8'))
    // A copied folder has the paths of the first one, also in the bundle.
    return root === ROOT && files.every(([file, state]) => stateOf(file) === state)
  } catch {
    return false
  }
}

/** Returns the size and the time of change of a file, or null if it cannot be found. */
export function stateOf(file) {
  try {
    const { size, mtimeMs } = statSync(file)
    return `${size} ${mtimeMs}`
  } catch {
    return null
  }
}

/** Returns the folder of this repository or installation in the cache of the user. */
function cacheOf(root) {
  const home = homeOrNull()
  const systemCache = { darwin: 'Library/Caches', win32: 'AppData/Local' }[process.platform] ?? '.cache'
  const parent = process.env.XDG_CACHE_HOME || (home && join(home, systemCache))
  if (!parent) return null
  return join(parent, 'endcap', createHash('sha256').update(root).digest('hex').slice(0, 16))
}

function homeOrNull() {
  try {
    return homedir()
  } catch {
    return null
  }
}
