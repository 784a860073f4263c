// Builds what has changed, in a checkout: the bundle of the service and the console.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isCurrent, ROOT, TARGETS } from './built-files.js'
import { report } from './launch.js'

const BUILD = join(ROOT, 'scripts/build.js')

/** Returns true if a target can be built and has to be. An installed package has it built. */
export const isStale = (name) => name in TARGETS && !isCurrent(TARGETS[name]) && existsSync(BUILD)

/**
 * Builds a target in a process that ends, because the compilers keep 550 MB. Returns the process, and a promise of its
 * success.
 */
export function startBuild(node, name) {
  report(`building the ${name}`)
  const child = spawn(node, [BUILD, name], { stdio: 'inherit' })
  const isBuilt = new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0))
    child.on('error', (error) => {
      console.error(`endcap cannot run ${node}: ${error.message}`)
      resolve(false)
    })
  })
  return { child, isBuilt }
}
