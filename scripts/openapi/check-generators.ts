// Generates clients with openapi-generator and openapi-python-client, loads all modules, and runs a flow with
// each.
// usage: npm run check -- generators
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  assertOutcome,
  DOCUMENT,
  openWorkshop,
  runFlow,
  typeErrors,
} from '../../packages/service/test/support/generated-clients.ts'
import { expectProgram, installPythonTools } from './python.ts'

const run = promisify(execFile)
const PYTHON_CLIENTS = [
  ['openapi_generator.py', 'openapi_client'],
  ['openapi_python_client.py', 'python_client'],
] as const

expectProgram('java', '-version', 'apt-get install default-jre-headless')
const tools = installPythonTools()
await using workshop = await openWorkshop()
const { directory, settings } = workshop
const generated = join(directory, 'generated')

await generateAll()
const errors = await typeErrors(directory, ['typescript-fetch'], { noUncheckedIndexedAccess: false })
if (errors !== '') throw new Error(`the client of typescript-fetch does not compile:\n${errors}`)
assertOutcome(await runFlow(workshop, 'typescript-fetch'), settings)
console.log('typescript-fetch: its client runs the flow')

const image = join(directory, 'image.png')
await writeFile(image, settings.image)
await writeFile(join(directory, 'settings.json'), JSON.stringify({ ...settings, image }))
for (const [flow, name] of PYTHON_CLIENTS) {
  console.log(`${name}: ${(await runPython('import_all.py', name)).trim()}`)
  assertOutcome(JSON.parse(await runPython(flow, join(directory, 'settings.json'))), settings)
  console.log(`${name}: its client runs the flow`)
}

async function generateAll(): Promise<void> {
  const openapiGenerator = (name: string, folder: string) =>
    run(join(tools, 'openapi-generator-cli'), [
      'generate',
      '-i',
      DOCUMENT,
      '-g',
      name,
      '-o',
      join(generated, folder),
      // Omits webhooks: they are not requests to the service, and their TypeScript does not compile.
      '--global-property',
      'apis,models,supportingFiles',
    ])
  await openapiGenerator('typescript-fetch', 'typescript-fetch')
  await openapiGenerator('python', 'python')
  const configuration = join(directory, 'openapi-python-client.json')
  // The formatter takes longer than the generation.
  await writeFile(configuration, JSON.stringify({ post_hooks: [] }))
  await run(join(tools, 'openapi-python-client'), [
    'generate',
    '--path',
    DOCUMENT,
    '--config',
    configuration,
    '--meta',
    'none',
    '--fail-on-warning',
    '--output-path',
    join(generated, 'python/python_client'),
  ])
}

async function runPython(program: string, argument: string): Promise<string> {
  const { stdout } = await run(join(tools, 'python'), [join(directory, program), argument], {
    env: { ...process.env, PYTHONPATH: join(generated, 'python'), PYTHONDONTWRITEBYTECODE: '1' },
  })
  return stdout
}
