import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { listingPage } from './listing-page.ts'
import { startOrigin } from './origin.ts'
import { picture } from './pictures.ts'
import { startService, type TestService } from './service.ts'

/** Input of the flows in scripts/openapi/flows. */
export type Settings = {
  baseUrl: string
  credential: Record<'client_id' | 'client_secret' | 'audience' | 'organization', string>
  asin: string
  image: Uint8Array<ArrayBuffer>
}

/** A folder for generated clients, beside copies of their flows. */
export type Workshop = AsyncDisposable & { directory: string; service: TestService; settings: Settings }

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../../..')
const TOOLS = join(ROOT, 'scripts/openapi')
/** The document that clients are generated from. */
export const DOCUMENT = join(ROOT, 'docs/openapi.json')
const ASIN = 'B000000001'
const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

/** Starts a service with one listing of a storefront, and creates the folder. */
export async function openWorkshop(): Promise<Workshop> {
  const origin = await startOrigin()
  const image = await picture(0)
  origin.serve('/0.png', image)
  origin.serve(`/dp/${ASIN}`, listingPage(ASIN, [origin.url('/0.png')], { title: 'Potato chips' }))
  const service = await startService({ origin, storefront: origin.url('') })
  const { client_id, client_secret, audience, organization_id: organization } = service.credential
  // Below the generators, because modules are resolved from where the file is.
  await mkdir(join(TOOLS, 'dist'), { recursive: true })
  const directory = await mkdtemp(join(TOOLS, 'dist/'))
  await cp(join(TOOLS, 'flows'), directory, { recursive: true })
  return {
    directory,
    service,
    settings: {
      baseUrl: service.config.auth.baseUrl,
      credential: { client_id, client_secret, audience, organization },
      asin: ASIN,
      image: new Uint8Array(image),
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await rm(directory, { recursive: true })
    },
  }
}

/** Generates the clients of the generators that are npm packages. */
export async function generateClients(directory: string): Promise<void> {
  const script = join(TOOLS, 'generate.ts')
  await run(process.execPath, [script, DOCUMENT, join(directory, 'generated')])
}

/** Returns the errors of flows and of all generated code that they import. */
export async function typeErrors(
  directory: string,
  flows: readonly string[],
  options: Partial<typeof COMPILER_OPTIONS> = {},
): Promise<string> {
  const config = {
    compilerOptions: { ...COMPILER_OPTIONS, ...options },
    files: flows.map((flow) => `${flow}.ts`),
  }
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', directory]).catch(
    // A compiler that does not run prints nothing.
    ({ stdout, message }: { stdout: string; message: string }) => ({ stdout: stdout || message }),
  )
  return stdout
}

/** Runs a flow in this process and returns its outcome. */
export async function runFlow({ directory, settings }: Workshop, name: string): Promise<unknown> {
  const outfile = join(directory, `${name}.mjs`)
  await build({
    entryPoints: [join(directory, `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  })
  const module = (await import(pathToFileURL(outfile).href)) as {
    runFlow: (settings: Settings) => Promise<unknown>
  }
  return module.runFlow(settings)
}

/** Asserts that a client has read the same scores from every answer of its flow. */
export function assertOutcome(outcome: unknown, { image }: Settings): void {
  const { score, upload, drafted, ...others } = outcome as {
    score: unknown
    upload: { sha256: string }
    drafted: unknown
  }
  assert.deepEqual([typeof score, typeof drafted], ['number', 'number'])
  assert.equal(upload.sha256, createHash('sha256').update(image).digest('hex'))
  assert.deepEqual(others, {
    listed: score,
    event: { type: 'pdp.scored', score, cause: 'storefront' },
    explained: score,
    deleted: 404,
  })
}
