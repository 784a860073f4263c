import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Lock = { packages: Record<string, { engines?: object; optionalDependencies?: Record<string, string> }> }

const ROOT = join(import.meta.dirname, '..')

/**
 * Installs production packages into an empty folder, like `npm ci --omit=dev`.
 *
 * @param machine Target, for example `linux-arm64`
 * @throws if a binary package for it is missing, which npm skips silently
 */
export function installProductionPackages(folder: string, machine: string): void {
  for (const file of ['.npmrc', 'package.json', ...globSync('packages/*/package.json', { cwd: ROOT })]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(folder, file))
  }
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  // npm would omit Node on machines with a recent one (scripts/complete-lock.ts).
  const nodes = Object.keys(lock.packages['']?.optionalDependencies ?? {})
  for (const name of nodes) delete lock.packages[`node_modules/${name}`]?.engines
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const [os, cpu] = machine.split('-')
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', `--os=${os}`, `--cpu=${cpu}`]
  execFileSync('npm', ['ci', '--prefix', folder, ...options, ...(os === 'linux' ? ['--libc=glibc'] : [])], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const modules = join(folder, 'node_modules')
  const binaries = [
    'node-{linux,bin}-*/bin/node',
    `@img/sharp-${machine}`,
    `onnxruntime-node/bin/*/${os}/${cpu}`,
  ]
  for (const pattern of binaries)
    if (globSync(pattern, { cwd: modules }).length === 0)
      throw new Error(`npm has installed no ${pattern}. Check that your registry serves it`)
  // Links to workspace packages.
  rmSync(join(modules, '@endcap'), { recursive: true })
}
