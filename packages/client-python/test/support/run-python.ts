import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startOrigin } from '../../../service/test/support/origin.ts'
import { picture } from '../../../service/test/support/pictures.ts'
import { startService, type TestService } from '../../../service/test/support/service.ts'
import { temporaryDirectory } from '../../../service/test/support/stores.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const MIN_MINOR = 9

/** The folder with the package. */
export const PACKAGE = join(ROOT, 'packages/client-python')

/** Returns why the tests cannot run, or false. */
export function missingPython(): string | false {
  const { stdout } = spawnSync('python3', ['--version'], { encoding: 'utf8' })
  const minor = Number(/^Python 3\.(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
  return minor >= MIN_MINOR ? false : 'python3 is not installed: apt-get install python3'
}

/** Runs Python source and returns its standard output. */
export async function runPython(
  source: string,
  env: Record<string, string>,
  { python = 'python3', folder = temporaryDirectory() } = {},
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const script = join(folder, 'script.py')
  writeFileSync(script, source)
  const { stdout } = await run(python, ['-W', 'error', '-B', script], {
    cwd: folder,
    env: { PATH, HOME, ...env },
    maxBuffer: 64e6,
  })
  return stdout
}

/** Returns the examples of docs/python.md by name. */
export function readExamples(): Map<string, string> {
  const page = readFileSync(join(ROOT, 'docs/python.md'), 'utf8')
  const blocks = page.matchAll(/<!-- example: (\w+) -->\n\n```python\n(.*?)```\n/gs)
  return new Map([...blocks].map(([, name = '', source = '']) => [name, source]))
}

/** A service, the variables with which `Endcap.from_env()` finds it, and a folder with the files of the examples. */
export type ExampleService = AsyncDisposable & {
  service: TestService
  env: Record<string, string>
  folder: string
}

export async function startExampleService(): Promise<ExampleService> {
  const origin = await startOrigin()
  const pictures = await Promise.all([1, 2, 3].map((n) => picture(n)))
  for (const [n, content] of pictures.entries()) origin.serve(`/${n}.png`, content)
  const service = await startService({ origin })
  const { client_id, client_secret, audience, organization_id } = service.credential
  const folder = temporaryDirectory()
  writeFileSync(join(folder, 'front.jpg'), await picture(0))
  const rows = pictures.map((_each, n) => `sku-${n},Potato chips ${n},${origin.url(`/${n}.png`)}\n`)
  writeFileSync(join(folder, 'catalog.csv'), `id,name,hero_image_url\n${rows.join('')}`)
  return {
    service,
    folder,
    env: {
      ENDCAP_BASE_URL: service.config.auth.baseUrl,
      ENDCAP_CLIENT_ID: client_id,
      ENDCAP_CLIENT_SECRET: client_secret,
      ENDCAP_ORGANIZATION_ID: organization_id,
      ENDCAP_AUDIENCE: audience,
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  }
}
