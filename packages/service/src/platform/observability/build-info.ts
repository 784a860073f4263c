import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }

/** The newest migration names the schema. */
export type BuildInfo = { version: string; commit: string | null; schema: string }

const GIT_TIMEOUT_MS = 1_000
const PLACE = 'packages/service/src/platform/observability'

/** Reads the commit from the manifest (`npm run pack`), or from git in a checkout within milliseconds. */
export async function readBuildInfo(schema: string): Promise<BuildInfo> {
  const { version, gitHead }: { version: string; gitHead?: string } = packageJson
  return { version, commit: gitHead ?? (await commitOfCheckout()), schema }
}

/** Null in an installation or without git. */
async function commitOfCheckout(): Promise<string | null> {
  const directory = import.meta.dirname
  try {
    const args = ['-C', directory, 'rev-parse', '--show-toplevel', 'HEAD']
    const { stdout } = await promisify(execFile)('git', args, { timeout: GIT_TIMEOUT_MS })
    const [root = '', commit = null] = stdout.split('\n')
    // An installation may be inside another checkout.
    return directory === join(root, PLACE) ? commit : null
  } catch {
    return null
  }
}
