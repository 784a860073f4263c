import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Concept, edited } from '../../../scripts/concepts/concept.ts'
import { CONCEPTS } from '../../../scripts/concepts/concepts.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Suites that list concepts, or read every one of a list. */
const SUITES = [
  'scoring/test/',
  'catalog-files/test/formats',
  'catalog-files/test/systems',
  'catalog/test/languages',
  'mcp/test/',
  'client/test/contract',
  'client/test/narrowed',
  'console/test/arrangement',
  'console/test/budget',
  'console/test/imports-and-webhooks',
  'console/test/rules',
  'console/test/words',
  'studio/test/ideas',
  'service/test/contract/before-scoring',
  'service/test/contract/openapi.test',
  'service/test/domains/events/event-store',
  'service/test/domains/mcp/mcp.test',
]

describe('a fake of each concept', () => {
  const copy = temporaryDirectory()
  before(async () => {
    copyTree(copy)
    for (const concept of CONCEPTS) apply(concept, copy)
    await run(copy, ['scripts/docs/docs.ts'])
  })

  it('needs no other file for the compiler', async () => assert.equal(await compile(copy), ''))

  it('needs no other file for the checks', async () =>
    assert.equal(await run(copy, ['scripts/check.ts', 'docs', 'layers', 'conformance']), ''))

  it('needs no other file for the suites', async () =>
    assert.equal(await run(copy, ['scripts/test.ts', ...SUITES]), ''))
})

/** Copies the files of the tree that git does not ignore. Packages of other people are links. */
function copyTree(copy: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter((each) => each !== '' && existsSync(join(ROOT, each))))
    cpSync(join(ROOT, file), join(copy, file))
  execFileSync('git', ['init', '-q'], { cwd: copy })
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@endcap'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@endcap' && name !== '.cache')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@endcap', name))
  symlinkSync(join(ROOT, 'scripts/openapi/node_modules'), join(copy, 'scripts/openapi/node_modules'))
}

function apply({ adds, changes }: Concept, copy: string): void {
  for (const { path, content } of adds) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), content)
  }
  for (const change of changes) {
    const file = join(copy, change.path)
    writeFileSync(file, edited(readFileSync(file, 'utf8'), change))
  }
}

const compile = (copy: string): Promise<string> => run(copy, ['node_modules/typescript/bin/tsc', '-b'])

/** Runs a program of the copy. Returns what it printed if it has failed, or nothing. */
function run(copy: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve(error ? `${args.join(' ')}\n${stdout}${stderr}` : ''),
    )
  })
}
