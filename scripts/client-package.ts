// Builds and packs @endcap/client: an ES module, a CommonJS module and types for each entry, without dependencies.
// Fails if the main ES module exceeds its size budget.
// usage: npm run client:package [-- DIRECTORY]
// Builds in DIRECTORY (packages/client/dist/npm) and writes the packed file next to it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { bundleTypes } from './bundle-types.ts'

const MAX_GZIPPED_BYTES = 6_200
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CLIENT = join(ROOT, 'packages/client')

const directory = resolve(process.argv[2] ?? join(CLIENT, 'dist/npm'))
rmSync(directory, { recursive: true, force: true })
mkdirSync(directory, { recursive: true })

execFileSync('tsc', ['-b', CLIENT], { stdio: 'inherit' })
const entries = entryNames()
for (const name of entries) {
  const entry = name === 'index' ? 'index' : `entries/${name}`
  const types = bundleTypes(join(CLIENT, `dist/${entry}.d.ts`))
  for (const [format, extension] of [
    ['esm', 'js'],
    ['cjs', 'cjs'],
  ] as const) {
    await build({
      entryPoints: [join(CLIENT, `src/${entry}.ts`)],
      outfile: join(directory, `${name}.${extension}`),
      bundle: true,
      format,
      target: 'es2022',
      platform: 'neutral',
      minify: true,
      // Keeps functions and classes readable in stack traces.
      keepNames: true,
      // Node prints the whole line of an uncaught error.
      lineLimit: 400,
      charset: 'utf8',
      plugins: name === 'index' ? [] : [errorsOfIndex(`./index.${extension}`)],
    })
    writeFileSync(join(directory, `${name}.d.${extension === 'js' ? 'ts' : 'cts'}`), types)
  }
}
writeFileSync(join(directory, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
cpSync(join(CLIENT, 'README.md'), join(directory, 'README.md'))
cpSync(join(ROOT, 'LICENSE'), join(directory, 'LICENSE'))

const source = readFileSync(join(directory, 'index.js'))
const gzipped = gzipSync(source, { level: 9 }).length
console.log(`${pack()}: ${source.length} bytes of code, ${gzipped} gzipped (limit: ${MAX_GZIPPED_BYTES})`)
if (gzipped > MAX_GZIPPED_BYTES) process.exitCode = 1

/** Returns entry names: `index` for `@endcap/client`, `events` for `@endcap/client/events`. */
function entryNames(): string[] {
  const { exports } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8')) as { exports: object }
  return Object.keys(exports).map((path) => (path === '.' ? 'index' : path.slice('./'.length)))
}

/** Imports error classes from the main entry, so `instanceof` works across entries. */
function errorsOfIndex(path: string): Plugin {
  return {
    name: 'errors-of-index',
    setup: (bundle) => bundle.onResolve({ filter: /\/endcap-error\.ts$/ }, () => ({ path, external: true })),
  }
}

function pack(): string {
  const folder = dirname(directory)
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: directory,
    encoding: 'utf8',
  })
  const [packed] = JSON.parse(output) as { filename: string }[]
  if (packed === undefined) throw new Error('npm pack has made no file')
  return join(folder, packed.filename)
}

function manifest(): object {
  const { name, version, description, license } = JSON.parse(
    readFileSync(join(CLIENT, 'package.json'), 'utf8'),
  ) as Record<string, string>
  return {
    name,
    version,
    description,
    license,
    keywords: ['endcap', 'product images', 'e-commerce', 'sdk'],
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    main: './index.cjs',
    types: './index.d.cts',
    exports: {
      ...Object.fromEntries(
        entries.map((entry) => [
          entry === 'index' ? '.' : `./${entry}`,
          {
            import: { types: `./${entry}.d.ts`, default: `./${entry}.js` },
            require: { types: `./${entry}.d.cts`, default: `./${entry}.cjs` },
          },
        ]),
      ),
      './package.json': './package.json',
    },
  }
}
