import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }

/** Version of the packages, commit if it is known, and newest migration of this release. */
export type BuildInfo = { version: string; commit: string | null; schema: string }

const GIT_TIMEOUT_MS = 1_000
/** Place of this file in the repository. */
const PLACE = 'packages/service/src/platform/observability'

/**
 * Returns what runs. `npm run pack` stores the commit in the manifest. In a checkout, git returns it within some
 * milliseconds.
 */
export async function readBuildInfo(schema: string): Promise<BuildInfo> {
  const { version, gitHead }: { version: string; gitHead?: string } = packageJson
  return { version, commit: gitHead ?? (await commitOfCheckout()), schema }
}

/** Returns the commit of the checkout that this file is in, or null in an installation or without git. */
async function commitOfCheckout(): Promise<string | null> {
  const directory = import.meta.dirname
  try {
    const args = ['-C', directory, 'rev-parse', '--show-toplevel', 'HEAD']
    const { stdout } = await promisify(execFile)('git', args, { timeout: GIT_TIMEOUT_MS })
    const [root = '', commit = null] = stdout.split('\n')
    // An installation may be inside the checkout of something else.
    return directory === join(root, PLACE) ? commit : null
  } catch {
    return null
  }
}
