import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@endcap/words'
import { type Concept, edited } from '../../../scripts/concepts/concept.ts'
import { CONCEPTS } from '../../../scripts/concepts/concepts.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const COMPILE = ['node_modules/typescript/bin/tsc', '-b']
/** Suites that list concepts, or run each of a list. */
const SUITES = [
  'catalog-files/test/formats',
  'catalog-files/test/systems',
  'client/test/contract',
  'console/test/arrangement',
  'console/test/budget',
  'console/test/imports-and-webhooks',
  'console/test/rules',
  'console/test/words',
  'mcp/test/tools',
  'scoring/test/browser-bundle',
  'scoring/test/certain-reasons',
  'scoring/test/concepts',
  'scoring/test/factor-texts',
  'scoring/test/score-',
  'service/test/contract/before-scoring',
  'service/test/domains/events/event-store',
  'service/test/domains/mcp/mcp.test',
  'studio/test/ideas',
  'teaching/test',
]
/** The runner of this test shares its results with these, and the suites of the copy have a runner of their own. */
const { NODE_TEST_CONTEXT: _context, TEST_TEMPLATES: _templates, ...environment } = process.env

describe('a fake of each concept', () => {
  const copy = temporaryDirectory()
  before(() => {
    copyTree(copy)
    for (const concept of CONCEPTS) addFake(concept, copy)
  })

  it('a fake of each concept needs no change of a generator', () => run(copy, 'scripts/docs/docs.ts'))

  it('a fake of each concept needs no further file to be compiled', () => run(copy, ...COMPILE))

  it('a fake of each concept needs no further file to pass the checks', () =>
    run(copy, 'scripts/check.ts', 'docs', 'layers', 'conformance'))

  it('a fake of each concept needs no further file to pass the suites', () =>
    run(copy, 'scripts/test.ts', ...SUITES))

  it('a fake of each concept is missed in a file that is left as it was', async () => {
    const path = 'packages/api/src/schemas/event-names.ts'
    cpSync(join(ROOT, path), join(copy, path))
    await assert.rejects(run(copy, ...COMPILE), /packages\/api\/src\/schemas\/events\.ts.*fake\.made/)
  })
})

/** Copies the files of the tree that git does not ignore, and links the packages that they import. */
function copyTree(copy: string): void {
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })
  const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const file of files.filter((each) => each !== '' && existsSync(join(ROOT, each))))
    cpSync(join(ROOT, file), join(copy, file))
  // The checks ask git for the files.
  git(copy, 'init', '--quiet')
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@endcap'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@endcap' && name !== '.cache')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@endcap', name))
  const generators = 'scripts/openapi/node_modules'
  symlinkSync(join(ROOT, generators), join(copy, generators))
}

function addFake({ adds, changes, texts = {} }: Concept, copy: string): void {
  for (const language of LANGUAGES) {
    const file = join(copy, `packages/words/${language}.json`)
    const catalog = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, `${JSON.stringify({ ...catalog, ...texts }, null, 2)}\n`)
  }
  for (const { path, content } of adds) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), content)
  }
  for (const change of changes) {
    const file = join(copy, change.path)
    writeFileSync(file, edited(readFileSync(file, 'utf8'), change))
  }
}

/** Runs a program of the copy. Fails with what it prints about the files that need a change. */
function run(copy: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { cwd: copy, env: environment, maxBuffer: 2 ** 26 }
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const [, failures = stdout] = stdout.split('✖ failing tests:')
      if (error) reject(new Error(`${args.join(' ')} has failed:\n${failures}${stderr}`))
      else resolve()
    })
  })
}
