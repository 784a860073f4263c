// Packs the command for a registry: one package with the compiled service, the workspace packages that it needs,
// the models and fonts, and exact versions of its dependencies (docs/decisions/0020-one-package-for-the-command.md).
// usage: npm run pack [-- <folder>]
import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type Manifest = {
  name: string
  version: string
  license: string
  description: string
  dependencies?: Record<string, string>
  scripts?: unknown
  devDependencies?: unknown
  optionalDependencies?: Record<string, string>
}

const ROOT = join(import.meta.dirname, '..')
const SCOPE = '@endcap/'
/** Vite bundles its sources into `static`, which is copied as it is. */
const CONSOLE = 'packages/console'
const RUNTIME = 'onnxruntime-node'
const RUNTIME_FILES = [
  'README.md',
  'dist/*.js',
  'bin/napi-v6/{linux,darwin}/*/{onnxruntime_binding.node,libonnxruntime.so.1,libonnxruntime.1.dylib}',
]
/** Literals that name a source file: relative paths, and the packages of the workspace. */
const SPECIFIER = /(?<=['"`])(?:\.{1,2}\/[^'"`\s]+\.ts|@endcap\/[^'"`\s]+)(?=['"`])/g

const out = resolve(process.argv[2] ?? '.')
const stage = mkdtempSync(join(tmpdir(), 'endcap-pack-'))
process.on('exit', () => rmSync(stage, { recursive: true, force: true }))

// Standard output has only the line that names the package.
execFileSync('npm', ['run', '--silent', 'console:build'], {
  cwd: ROOT,
  stdio: ['ignore', process.stderr.fd, 'inherit'],
})
const folders = withNeeded('packages/service')
for (const folder of folders) stagePackage(folder)
for (const file of ['LICENSE', 'packages/service/README.md'])
  copyFileSync(join(ROOT, file), join(stage, file.replace(/.*\//, '')))
bundleRuntime()
write('package.json', commandManifest())
mkdirSync(out, { recursive: true })
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', out], { cwd: stage, encoding: 'utf8' }),
) as { filename: string; size: number; unpackedSize: number; entryCount: number }[]
if (packed === undefined) throw new Error('npm pack has made no package')
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
console.log(
  `${join(out, packed.filename)}: ${mb(packed.size)}, ${mb(packed.unpackedSize)} in ${packed.entryCount} files`,
)

/** Returns the folders of a workspace package and of all workspace packages that it needs at runtime. */
function withNeeded(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {}))
    if (name.startsWith(SCOPE)) withNeeded(`packages/${name.slice(SCOPE.length)}`, found)
  return found
}

/** Copies what a package has at runtime and compiles its sources. */
function stagePackage(folder: string): void {
  const patterns = folder === CONSOLE ? [`${CONSOLE}/files.ts`, `${CONSOLE}/static/**`] : [`${folder}/**`]
  const files = globSync(patterns, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: ({ name }) =>
      ['test', 'dist', 'node_modules', 'tsconfig.json', 'package.json', 'README.md'].includes(name),
  }).filter((entry) => entry.isFile())
  for (const entry of files) {
    const source = join(entry.parentPath, entry.name)
    const path = relative(ROOT, source)
    const isBuilt = path.startsWith(`${CONSOLE}/static/`)
    const target = join(stage, isBuilt ? path : compiled(path))
    mkdirSync(dirname(target), { recursive: true })
    if (/\.[jt]s$/.test(source) && !isBuilt) writeFileSync(target, compile(source))
    else copyFileSync(source, target)
  }
  const { name, version } = manifestOf(folder)
  write(`${folder}/package.json`, { name, version, private: true, type: 'module' })
}

/** Returns the path in the package of a path in the repository. */
function compiled(path: string): string {
  return path.replace(/(^|\/)src\//, '$1dist/').replace(/\.ts$/, '.js')
}

/** Removes the types as Node does when it runs the sources, so that lines and columns stay the same. */
function compile(file: string): string {
  return stripTypeScriptTypes(readFileSync(file, 'utf8')).replaceAll(SPECIFIER, (specifier) => {
    if (!specifier.startsWith(SCOPE)) return compiled(specifier)
    const path = relative(dirname(file), fileURLToPath(import.meta.resolve(specifier)))
    if (!path.endsWith('.ts')) throw new Error(`${file} imports ${specifier}, which is no source file`)
    return compiled(path)
  })
}

/**
 * Copies the inference runtime for the supported machines. As a dependency it would bring 180 MB for other systems, and
 * an install script that downloads libraries for GPUs and fails without its host.
 */
function bundleRuntime(): void {
  const folder = `node_modules/${RUNTIME}`
  const { scripts: _scripts, devDependencies: _dev, ...manifest } = manifestOf(folder)
  for (const file of globSync(RUNTIME_FILES, { cwd: join(ROOT, folder) })) {
    mkdirSync(dirname(join(stage, folder, file)), { recursive: true })
    copyFileSync(join(ROOT, folder, file), join(stage, folder, file))
  }
  write(`${folder}/package.json`, { ...manifest, dependencies: {} })
}

function commandManifest(): object {
  const { version, license, description } = manifestOf('packages/service')
  return {
    name: 'endcap',
    version,
    description,
    license,
    type: 'module',
    bin: { endcap: 'packages/service/bin/endcap.js' },
    engines: { node: '>=20' },
    os: ['linux', 'darwin'],
    dependencies: dependencies(),
    bundleDependencies: [RUNTIME],
    // Node 24, with which the launcher replaces an older one.
    optionalDependencies: manifestOf('.').optionalDependencies,
  }
}

/** Returns the dependencies of all packages. */
function dependencies(): Record<string, string> {
  const versions: Record<string, string> = {}
  for (const folder of folders)
    for (const [name, version] of Object.entries(manifestOf(folder).dependencies ?? {})) {
      if (name.startsWith(SCOPE)) continue
      if ((versions[name] ?? version) !== version)
        throw new Error(`${folder} needs ${name} ${version}, and another package ${versions[name]}`)
      versions[name] = version
    }
  versions['onnxruntime-common'] = versions[RUNTIME] ?? ''
  return versions
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest
}

function write(path: string, value: object): void {
  writeFileSync(join(stage, path), `${JSON.stringify(value, null, 2)}\n`)
}
