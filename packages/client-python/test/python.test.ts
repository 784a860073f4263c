import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { unzipSync } from 'fflate'
import { temporaryDirectory } from '../../service/test/support/stores.ts'
import {
  type ExampleService,
  missingPython,
  PACKAGE,
  readExamples,
  runPython,
  startExampleService,
} from './support/run-python.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/python-package.ts')

describe('the Python client on a running service', { skip: missingPython() }, () => {
  const examples = readExamples()
  let example: ExampleService
  const outputs = { start: '', import: '' }
  before(async () => {
    example = await startExampleService()
    outputs.start = await run(examples.get('start') ?? '')
    outputs.import = await run(examples.get('import') ?? '')
  })
  after(() => example[Symbol.asyncDispose]())

  const run = (source: string) =>
    runPython(source, { ...example.env, PYTHONPATH: PACKAGE }, { folder: example.folder })

  it('the Python client on a running service uploads, submits, waits and explains, as its page shows', () => {
    assert.match(outputs.start, /^COMPLETED \d+(\.\d+)?\n\+\d/)
  })

  it('the Python client on a running service imports a catalog file, as its page shows', () => {
    assert.match(outputs.import, /^completed .*(\n\d+ done){3}\n$/)
  })

  it('the Python client on a running service raises errors with fields, as its page shows', async () => {
    assert.match(await run(examples.get('errors') ?? ''), /^hero_image_url must /)
  })

  it('the Python client on a running service reads pages, streams, exports and errors', async () => {
    assert.equal(await run(readFileSync(join(import.meta.dirname, 'flow.py'), 'utf8')), 'done\n')
  })
})

it('the Python client has a method for each operation of the contract', () => {
  const source = readFileSync(join(PACKAGE, 'endcap/operations.py'), 'utf8')
  const calls = [...source.matchAll(/_transport\.request\(\s*"([A-Z]+)",\s*f?"([^"]+)"/g)].map(
    ([, method, path]) => `${method} ${path?.replaceAll(/\{segment\((\w+)\)\}/g, '{$1}')}`,
  )
  const { paths } = JSON.parse(readFileSync(join(PACKAGE, '../../docs/openapi.json'), 'utf8')) as {
    paths: Record<string, object>
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  assert.deepEqual(calls.toSorted(), operations.toSorted())
})

describe('the wheel of the Python client', () => {
  it('the wheel of the Python client is the same each time, and its record has the hash of each file', () => {
    const [one, other] = [temporaryDirectory(), temporaryDirectory()].map((folder) => {
      const output = execFileSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' })
      return readFileSync(/^(.*?): /.exec(output)?.[1] ?? '')
    })
    assert.ok(one && other?.equals(one))
    const files = unzipSync(one)
    const paths = Object.keys(files)
    const text = (end: string) =>
      Buffer.from(files[paths.find((path) => path.endsWith(end)) ?? ''] ?? []).toString()
    const record = text('/RECORD').trim().split('\n')
    assert.deepEqual(
      record,
      paths.map((path) => {
        const content = files[path] ?? new Uint8Array()
        const hash = createHash('sha256').update(content).digest('base64url')
        return path.endsWith('/RECORD') ? `${path},,` : `${path},sha256=${hash},${content.length}`
      }),
    )
    assert.ok(paths.includes('endcap/py.typed') && paths.includes('endcap/operations.py'))
    assert.match(text('/METADATA'), /^Metadata-Version: 2\.4\nName: endcap\nVersion: \d+\.\d+\.\d+\n/)
    const { version } = JSON.parse(readFileSync(join(PACKAGE, '../../package.json'), 'utf8')) as {
      version: string
    }
    assert.equal(readFileSync(join(PACKAGE, 'endcap/_version.py'), 'utf8'), `VERSION = "${version}"\n`)
  })
})
