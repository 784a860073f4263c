// Packs the command for one kind of machine: compiled service, models, fonts, locked dependencies, and Node 24
// (docs/decisions/0023-one-machine-per-installation.md).
// usage: npm run pack [-- FOLDER --machine linux-arm64 --without-node]
import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { licensesText } from './licenses.ts'
import { installProductionPackages } from './production-packages.ts'
import { shippedFonts, shippedModels, shippedPackages } from './shipped.ts'
import { slimInstall } from './slim-install.ts'

type Manifest = {
  name: string
  version: string
  license: string
  description: string
  dependencies?: Record<string, string>
  scripts?: unknown
  optionalDependencies?: Record<string, string>
}

const ROOT = join(import.meta.dirname, '..')
const SCOPE = '@endcap/'
/** Stored in the manifests in npm's own field, because installations have no repository. */
const COMMIT = commitOf(ROOT)
/** Vite bundles it into `static`, which is copied unchanged, as the guide is. */
const CONSOLE = 'packages/console'
const RUNTIME = 'onnxruntime-node'
const MACHINES = ['linux-x64', 'linux-arm64', 'darwin-arm64']
/** Source file literals: relative paths and workspace packages. */
const SPECIFIER = /(?<=['"`])(?:\.{1,2}\/[^'"`\s]+\.ts|@endcap\/[^'"`\s]+)(?=['"`])/g

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    machine: { type: 'string', default: `${process.platform}-${process.arch}` },
    'without-node': { type: 'boolean', default: false },
  },
})
const { machine, 'without-node': withoutNode } = values
if (!MACHINES.includes(machine)) throw new Error(`--machine ${machine} is none of ${MACHINES.join(', ')}`)
const out = resolve(positionals[0] ?? '.')
const stage = mkdtempSync(join(tmpdir(), 'endcap-pack-'))
process.on('exit', () => rmSync(stage, { recursive: true, force: true }))

// Standard output must only name the package.
execFileSync('npm', ['run', '--silent', 'console:build'], {
  cwd: ROOT,
  stdio: ['ignore', process.stderr.fd, 'inherit'],
})
const folders = withNeeded('packages/cli')
for (const folder of folders) stagePackage(folder)
for (const file of ['LICENSE', 'packages/cli/README.md'])
  copyFileSync(join(ROOT, file), join(stage, file.replace(/.*\//, '')))
bundlePackages()
writeFileSync(
  join(stage, 'THIRD_PARTY_LICENSES.txt'),
  licensesText(
    [...shippedPackages(), ...shippedModels(), ...shippedFonts()].filter(({ isInstalled }) => isInstalled),
  ),
)
write('package.json', commandManifest())
mkdirSync(out, { recursive: true })
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: stage,
    encoding: 'utf8',
    // npm lists every file.
    maxBuffer: 64e6,
  }),
) as { filename: string; size: number; unpackedSize: number; entryCount: number }[]
if (packed === undefined) throw new Error('npm pack has made no package')
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
console.log(
  `${join(out, packed.filename)}: ${mb(packed.size)}, ${mb(packed.unpackedSize)} in ${packed.entryCount} files`,
)

/** Returns a workspace package's folder, and those of its runtime workspace dependencies. */
function withNeeded(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {}))
    if (name.startsWith(SCOPE)) withNeeded(`packages/${name.slice(SCOPE.length)}`, found)
  return found
}

/** Copies runtime files and compiles sources. */
function stagePackage(folder: string): void {
  const patterns =
    folder === CONSOLE ? [`${CONSOLE}/files.ts`, `${CONSOLE}/{static,guide}/**`] : [`${folder}/**`]
  const files = globSync(patterns, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: ({ name, parentPath }) =>
      ['test', 'dist', 'node_modules', 'tsconfig.json', 'package.json', 'build.json'].includes(name) ||
      // Model cards state licenses and stay.
      (name === 'README.md' && parentPath === join(ROOT, folder)),
  }).filter((entry) => entry.isFile())
  for (const entry of files) {
    const source = join(entry.parentPath, entry.name)
    const path = relative(ROOT, source)
    const isBuilt = [`${CONSOLE}/static/`, `${CONSOLE}/guide/`].some((made) => path.startsWith(made))
    const target = join(stage, isBuilt ? path : compiled(path))
    mkdirSync(dirname(target), { recursive: true })
    if (/\.[jt]s$/.test(source) && !isBuilt) writeFileSync(target, compile(source))
    else copyFileSync(source, target)
  }
  const { name, version } = manifestOf(folder)
  write(`${folder}/package.json`, { name, version, private: true, type: 'module', gitHead: COMMIT })
}

/** Returns the commit, or undefined without a repository. */
function commitOf(folder: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Maps a repository path to the package. */
function compiled(path: string): string {
  return path.replace(/(^|\/)src\//, '$1dist/').replace(/\.ts$/, '.js')
}

/** Strips types like Node, keeping lines and columns. */
function compile(file: string): string {
  return stripTypeScriptTypes(readFileSync(file, 'utf8')).replaceAll(SPECIFIER, (specifier) => {
    if (!specifier.startsWith(SCOPE)) return compiled(specifier)
    const path = relative(dirname(file), fileURLToPath(import.meta.resolve(specifier)))
    if (!path.endsWith('.ts')) throw new Error(`${file} imports ${specifier}, which is no source file`)
    return compiled(path)
  })
}

/**
 * Installs dependencies. Removes the inference runtime's install script, which downloads GPU libraries and fails
 * offline, and its two dependencies, and the optional native part of the CBOR library, which has an install script too.
 */
function bundlePackages(): void {
  const installed = join(stage, 'installed')
  installProductionPackages(installed, machine)
  const nested = globSync('packages/*/node_modules', { cwd: installed })
  if (nested.length > 0)
    throw new Error(`${nested.join(', ')}: npm does not pack packages of a workspace package`)
  slimInstall(installed, { machine, withoutNode })
  renameSync(join(installed, 'node_modules'), join(stage, 'node_modules'))
  rmSync(installed, { recursive: true })
  amend(RUNTIME, ({ scripts: _scripts, dependencies: needed, ...manifest }) => {
    const common = 'onnxruntime-common'
    return { ...manifest, dependencies: { [common]: needed?.[common] } }
  })
  amend('cbor-x', ({ optionalDependencies: _native, ...manifest }) => manifest)
}

/** Changes the manifest of a package, by which npm packs its dependencies. */
function amend(name: string, change: (manifest: Manifest) => object): void {
  const file = `node_modules/${name}/package.json`
  write(file, change(JSON.parse(readFileSync(join(stage, file), 'utf8')) as Manifest))
}

function commandManifest(): object {
  const { version, license, description } = manifestOf('packages/cli')
  const [os, cpu] = machine.split('-')
  const packages = { ...dependencies(), ...(withoutNode ? {} : nodePackage()) }
  return {
    name: 'endcap',
    version,
    description,
    license,
    type: 'module',
    bin: { endcap: 'packages/cli/bin/endcap.js' },
    engines: { node: withoutNode ? '>=24' : '>=20' },
    os: [os],
    cpu: [cpu],
    ...(os === 'linux' ? { libc: ['glibc'] } : {}),
    dependencies: packages,
    bundleDependencies: Object.keys(packages),
  }
}

/** Returns the Node 24 package, with which the launcher replaces an older Node. */
function nodePackage(): Record<string, string> {
  const all = Object.entries(manifestOf('.').optionalDependencies ?? {})
  return Object.fromEntries(all.filter(([name]) => name.endsWith(machine)))
}

function dependencies(): Record<string, string> {
  const versions: Record<string, string> = {}
  for (const folder of folders)
    for (const [name, version] of Object.entries(manifestOf(folder).dependencies ?? {})) {
      if (name.startsWith(SCOPE)) continue
      if ((versions[name] ?? version) !== version)
        throw new Error(`${folder} needs ${name} ${version}, and another package ${versions[name]}`)
      versions[name] = version
    }
  return versions
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest
}

function write(path: string, value: object): void {
  writeFileSync(join(stage, path), `${JSON.stringify(value, null, 2)}\n`)
}
