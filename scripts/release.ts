// Gives the workspace its next version: manifests, lock file, changelog, documents and deployment files. It commits and
// publishes nothing, and prints what comes next.
// usage: npm run release -- 0.3.0
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** Files that name the version beside the manifests. `@endcap/client` has versions of its own. */
const NAMING = [
  'README.md',
  'docs/deployment.md',
  'docker-bake.json',
  'docs/python.md',
  'packages/cli/README.md',
  'packages/api/src/schemas/health.ts',
  'deploy/kubernetes/**/kustomization.yaml',
]
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Changes the version of a checkout, and returns the former one. @throws Error for a version that is not the next */
export function setVersion(root: string, version: string, day: string): string {
  const former = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
  if (!isNext(former, version))
    throw new Error(`${version} does not follow ${former}: give the next major, minor or patch version`)
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')))
  change('CHANGELOG.md', (text) => withRelease(text, version, day))
  for (const file of ['package.json', ...globSync('packages/*/package.json', { cwd: root })])
    change(file, (text) => withPins(text, former, version))
  change('package-lock.json', (text) => withLocked(text, former, version))
  for (const file of globSync(NAMING, { cwd: root })) change(file, (text) => text.replaceAll(former, version))
  return former
}

/** Returns true for the next patch, minor or major version. */
export function isNext(former: string, next: string): boolean {
  const [, ...before] = VERSION.exec(former) ?? []
  const [major = 0, minor = 0, patch = 0] = before.map(Number)
  const nexts = [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`]
  return before.length > 0 && nexts.includes(next)
}

function withRelease(changelog: string, version: string, day: string): string {
  const [, unreleased = ''] = /^## Unreleased\n([^]*?)(?=^## \d)/m.exec(changelog) ?? []
  if (unreleased.trim() === '') throw new Error('CHANGELOG.md has nothing unreleased')
  return changelog.replace(
    '## Unreleased\n',
    () => `## Unreleased\n\nNothing yet.\n\n## ${version} – ${day}\n`,
  )
}

/** Changes the version of a manifest, and those of the packages of the workspace that it needs. */
const withPins = (manifest: string, former: string, version: string): string =>
  manifest.replaceAll(/("(?:version|@endcap\/[\w-]+)": )"([^"]+)"/g, (line, name: string, each: string) =>
    each === former ? `${name}"${version}"` : line,
  )

function withLocked(text: string, former: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, object> }
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules/'))
      lock.packages[path] = JSON.parse(withPins(JSON.stringify(entry, null, 1), former, version)) as object
  return `${JSON.stringify({ ...lock, version }, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) {
  const [, , version = ''] = process.argv
  const former = setVersion(ROOT, version, new Date().toISOString().slice(0, 10))
  console.log(`${former} is now ${version}. Next:
  npm run docs && npm test
  git commit --all --message "build: release ${version}" && git tag --annotate v${version} --message ${version}
  npm run pack && npm run client:package && npm run sbom && npm run licenses && npm run provenance -- endcap-${version}.tgz`)
}
