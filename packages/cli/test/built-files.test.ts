import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { setVariable } from '../../service/test/support/set-variable.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'
import packageJson from '../package.json' with { type: 'json' }

/** The module, which is JavaScript. */
type BuiltFiles = {
  ROOT: string
  BUNDLE: string
  recordOf: (target: string) => string
  stateOf: (file: string) => string | null
  isCurrent: (target: string) => boolean
}

const MODULE = 'packages/cli/bin/built-files.js'
const COMMAND = fileURLToPath(new URL('../bin/endcap.js', import.meta.url))

/** Builds a bundle of one source in a folder of its own. */
async function build() {
  const folder = temporaryDirectory()
  const root = join(folder, 'endcap')
  const source = join(root, 'source.ts')
  mkdirSync(join(root, dirname(MODULE)), { recursive: true })
  cpSync(fileURLToPath(new URL('../bin/built-files.js', import.meta.url)), join(root, MODULE))
  writeFileSync(source, 'first')
  using _cache = setVariable('XDG_CACHE_HOME', join(folder, 'cache'))
  const built = (await import(pathToFileURL(join(root, MODULE)).href)) as BuiltFiles
  mkdirSync(dirname(built.BUNDLE), { recursive: true })
  writeFileSync(built.BUNDLE, 'bundle')
  const record = { root: built.ROOT, files: [[source, built.stateOf(source)]] }
  writeFileSync(built.recordOf(built.BUNDLE), JSON.stringify(record))
  return { folder, root, source, built, isCurrent: () => built.isCurrent(built.BUNDLE) }
}

describe('the bundle', () => {
  it('the bundle is in the cache of the user, and current while its sources are as they were', async () => {
    const { folder, built, isCurrent } = await build()
    assert.ok(built.BUNDLE.startsWith(join(folder, 'cache/endcap')), built.BUNDLE)
    assert.equal(isCurrent(), true)
  })

  it('the bundle is not current if a source has changed, even to the same size, or is missing', async () => {
    const { source, isCurrent } = await build()
    utimesSync(source, new Date(), new Date(Date.now() + 60_000))
    assert.equal(isCurrent(), false)
    rmSync(source)
    assert.equal(isCurrent(), false)
  })

  it('the bundle is not current without the bundle or without the record of its sources', async () => {
    const first = await build()
    rmSync(first.built.BUNDLE)
    const second = await build()
    rmSync(second.built.recordOf(second.built.BUNDLE))
    assert.deepEqual([first.isCurrent(), second.isCurrent()], [false, false])
  })

  it('the bundle is not current if the record or its folder cannot be read', async () => {
    const { built, isCurrent } = await build()
    writeFileSync(built.recordOf(built.BUNDLE), '{"root":')
    assert.equal(isCurrent(), false)
    // Also root cannot read below a file.
    rmSync(dirname(built.BUNDLE), { recursive: true })
    writeFileSync(dirname(built.BUNDLE), '')
    assert.equal(isCurrent(), false)
  })

  it('the bundle is not current in a folder that was moved or copied, because it has the paths of the first one', async () => {
    const { root, built } = await build()
    renameSync(root, `${root}-moved`)
    const moved = (await import(pathToFileURL(join(`${root}-moved`, MODULE)).href)) as BuiltFiles
    assert.notEqual(moved.BUNDLE, built.BUNDLE)
    assert.equal(moved.isCurrent(built.BUNDLE), false)
  })
})

describe('a command', () => {
  it('a command runs from its sources if its cache cannot be read or written', async () => {
    // Also root cannot read or write below a file.
    const env = { ...process.env, XDG_CACHE_HOME: fileURLToPath(import.meta.url) }
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, '--version'], { env })
    assert.ok(stdout.includes(packageJson.version), stdout)
  })
})
