// Checks the types of the Python client, installs its wheel without a network, and runs every example of docs/python.md
// against a service.
// usage: npm run check -- python
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  PACKAGE,
  readExamples,
  runPython,
  startExampleService,
} from '../../packages/client-python/test/support/run-python.ts'
import { installPythonTools } from '../openapi/python.ts'

const tools = installPythonTools(join(import.meta.dirname, 'requirements.txt'))
const python = join(tools, 'python')
const directory = mkdtempSync(join(tmpdir(), 'endcap-python-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))

const built = execFileSync(process.execPath, [join(import.meta.dirname, '../python-package.ts'), directory], {
  encoding: 'utf8',
})
const wheel = /^(.*?): /.exec(built)?.[1] ?? ''
execFileSync(python, ['-m', 'pip', 'install', '--quiet', '--no-index', '--force-reinstall', wheel], {
  stdio: 'inherit',
})

const examples = readExamples()
// pandas has no types of its own.
const typed = [...examples].filter(([name]) => name !== 'pandas')
const flow = readFileSync(join(PACKAGE, 'test/flow.py'), 'utf8')
const scripts = [...typed, ['flow', flow] as const].map(([name, source]) => {
  const script = join(directory, `${name}_example.py`)
  writeFileSync(script, source)
  return script
})
const mypy = ['-m', 'mypy', '--strict', '--cache-dir', join(directory, 'cache')]
for (const targets of [['-p', 'endcap'], scripts])
  execFileSync(python, [...mypy, ...targets], { cwd: directory, stdio: 'inherit' })

await using example = await startExampleService()
for (const [name, source] of examples) {
  const output = await runPython(source, example.env, { python, folder: example.folder })
  console.log(`${name}:\n${output.trimEnd()}`)
}
