// Runs checks two at a time and prints the output of failed ones.
// usage: npm run check [-- NAME…]
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

const CHECKS: Readonly<Record<string, string>> = {
  types: 'tsc -b',
  lint: 'oxlint --type-aware --deny-warnings',
  layers: 'node scripts/layers.ts',
  format: 'biome check',
  unused: 'knip',
  docs: 'node scripts/docs/docs.ts --check',
  openapi:
    'REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true redocly lint docs/openapi.json docs/openapi-admin.json && ' +
    'spectral lint docs/openapi.json docs/openapi-admin.json --fail-severity=hint --quiet',
  client:
    'node scripts/client-package.ts && publint run packages/client/dist/npm --strict && ' +
    'attw --pack packages/client/dist/npm --quiet && npm publish packages/client/dist/npm --dry-run --offline',
  prose: 'node scripts/prose.ts',
  conformance: 'node scripts/conformance.ts',
  generators: 'node scripts/openapi/check-generators.ts',
  schemathesis: 'node scripts/openapi/check-schemathesis.ts',
  oip: 'node scripts/oip/check-oip.ts',
  c2pa: 'node scripts/c2pa/check-c2pa.ts',
  python: 'node scripts/python/check-python.ts',
  engines: 'node scripts/engines/check-engines.ts',
}
/** Take minutes and install foreign tools. */
const ONLY_BY_NAME = new Set(['generators', 'schemathesis', 'oip', 'c2pa', 'python', 'engines'])
/** Checks whose output has figures. */
const MEASURING = new Set(['engines'])
/** Checks that need the output of another one, or the tools that it installs. */
const AFTER: Readonly<Record<string, string>> = {
  lint: 'types',
  client: 'types',
  schemathesis: 'generators',
}
/** The compiler and linter use several threads, most others one. */
const CONCURRENCY = 2
const ROOT = join(import.meta.dirname, '..')

const known = Object.keys(CHECKS)
const named = new Set(process.argv.slice(2))
const unknown = [...named].filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(1)
}

const chosen = known.filter((name) => (named.size > 0 ? named.has(name) : !ONLY_BY_NAME.has(name)))
const waits = (name: string) => AFTER[name] !== undefined
const queue = [...chosen.filter((name) => !waits(name)), ...chosen.filter(waits)].values()
const started = new Map<string, Promise<void>>()
const failed: string[] = []
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    for (const name of queue) {
      await started.get(AFTER[name] ?? '')
      started.set(name, run(name))
      await started.get(name)
    }
  }),
)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = 1
}

async function run(name: string): Promise<void> {
  const start = performance.now()
  const path = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const check = spawn(`{ ${CHECKS[name]}; } 2>&1`, {
    cwd: ROOT,
    env: { ...process.env, PATH: path },
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    check.once('error', reject).once('close', resolve)
  })
  const [output, code] = await Promise.all([text(check.stdout), ended])
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  const verdict = code === 0 ? '' : ': failed'
  const shown = code === 0 && !MEASURING.has(name) ? '' : `\n${output.trimEnd()}`
  console.log(`${seconds} s  ${name}${verdict}${shown}`)
  if (code !== 0) failed.push(name)
}
