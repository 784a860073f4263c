import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

const ROOT = join(import.meta.dirname, '..')
const ENTRY = 'packages/cli/src/main.ts'
/** Threads and processes that start with the service. Others run from source. */
const BESIDE = [
  'packages/foundation/src/embedded-db/pglite-thread.ts',
  'packages/demo-shop/src/storefront-process.ts',
]
/** Packages that load native libraries or adjacent files. */
const EXTERNAL = ['sharp', 'onnxruntime-node', 'pg-native', '@electric-sql/pglite', 'piscina']

/**
 * Bundles the `endcap` command with its dependencies into a folder, and returns the source files. Finding, reading
 * and compiling some 2,300 modules takes half of the start time (docs/performance.md).
 */
export async function bundleService(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  const require = `createRequireOfBundle(${urlOf(join(ROOT, ENTRY))})`
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries([ENTRY, ...BESIDE].map((file) => [basename(file, '.ts'), file])),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Node parses `.js` files to detect modules.
    outExtension: { '.js': '.mjs' },
    // Shorter files load faster. Names stay for stack traces.
    minifyWhitespace: true,
    plugins: [keepPlaces(folder), REQUIRE_HTTP, LEAVE_EXTERNAL],
    metafile: true,
    logLevel: 'error',
    // CommonJS packages call `require`, which ES modules lack.
    banner: {
      js: `import { createRequire as createRequireOfBundle } from 'node:module'; const require = ${require};`,
    },
  })
  const own = Object.keys(metafile.inputs).filter((file) => !/node_modules|^required:/.test(file))
  return ['package-lock.json', 'scripts/bundle-service.ts', ...own].map((file) => join(ROOT, file))
}

/** Marks esbuild's own lookups. */
const LOOK_UP = { isLookUp: true }

/** Names external packages by file URL, because the bundle is not next to `node_modules`. */
const LEAVE_EXTERNAL: Plugin = {
  name: 'leave-external',
  setup(bundle) {
    bundle.onResolve(
      { filter: new RegExp(`^(?:${EXTERNAL.join('|')})(?:/|$)`) },
      async ({ path, kind, pluginData, ...place }) => {
        if (pluginData === LOOK_UP) return null
        // The banner resolves `require` from the repository.
        if (kind === 'require-call' || kind === 'require-resolve') return { path, external: true }
        const found = await bundle.resolve(path, { ...place, kind, pluginData: LOOK_UP })
        return { path: pathToFileURL(found.path).href, external: true }
      },
    )
  },
}

/** Requires `node:http`. Importing it reads all exports, one of which loads Node's WebSocket in 0.1 s. */
const REQUIRE_HTTP: Plugin = {
  name: 'require-http',
  setup(bundle) {
    bundle.onResolve({ filter: /^(?:node:)?http$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'required' } : null,
    )
    bundle.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
      resolveDir: ROOT,
    }))
  },
}

/** Keeps each module's repository URL, because modules refer to adjacent files. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  setup(bundle) {
    bundle.onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => ({
      contents: withPlace(await readFile(path, 'utf8'), { path, folder }),
      loader: path.endsWith('ts') ? 'ts' : 'js',
    }))
  },
})

function withPlace(source: string, { path, folder }: { path: string; folder: string }): string {
  const directory = JSON.stringify(dirname(path))
  let placed = source
  for (const file of BESIDE) {
    const name = basename(file, '.ts')
    if (dirname(path) === dirname(join(ROOT, file)))
      placed = placed.replace(
        `new URL('./${name}.ts', import.meta.url)`,
        `new URL(${urlOf(join(folder, `${name}.mjs`))})`,
      )
  }
  placed = placed.replaceAll(/import\.meta\.resolve\('([^']+)'\)/g, (_call, name: string) =>
    JSON.stringify(import.meta.resolve(name)),
  )
  placed = placed.replaceAll('import.meta.url', urlOf(path)).replaceAll('import.meta.dirname', directory)
  if (/(?:const|let|var)\s+__(?:dirname|filename)\b/.test(source)) return placed
  return placed.replace(/\b__dirname\b/g, directory).replace(/\b__filename\b/g, JSON.stringify(path))
}

const urlOf = (file: string): string => JSON.stringify(pathToFileURL(file).href)
