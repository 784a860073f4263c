import assert from 'node:assert/strict'
import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { temporaryDirectory } from '../support/stores.ts'

/** The module, which is JavaScript. */
type BuiltFiles = {
  ROOT: string
  BUNDLE: string
  recordOf: (name: string) => string
  stateOf: (file: string) => string | null
  isCurrent: (name: string, target: string) => boolean
}

const MODULE = 'packages/service/bin/built-files.js'

/** Builds a bundle of one source in a folder of its own. */
async function build() {
  const root = join(temporaryDirectory(), 'endcap')
  const source = join(root, 'source.ts')
  mkdirSync(join(root, dirname(MODULE)), { recursive: true })
  cpSync(fileURLToPath(new URL('../../bin/built-files.js', import.meta.url)), join(root, MODULE))
  writeFileSync(source, 'first')
  const built = (await import(pathToFileURL(join(root, MODULE)).href)) as BuiltFiles
  mkdirSync(dirname(built.BUNDLE), { recursive: true })
  writeFileSync(built.BUNDLE, 'bundle')
  const record = { root: built.ROOT, files: [[source, built.stateOf(source)]] }
  writeFileSync(built.recordOf('service'), JSON.stringify(record))
  return { root, source, built, isCurrent: () => built.isCurrent('service', built.BUNDLE) }
}

describe('the bundle', () => {
  it('is current while its sources are as they were', async () => {
    const { isCurrent } = await build()
    assert.equal(isCurrent(), true)
  })

  it('is not current if a source has changed, even to the same size, or is missing', async () => {
    const { source, isCurrent } = await build()
    utimesSync(source, new Date(), new Date(Date.now() + 60_000))
    assert.equal(isCurrent(), false)
    rmSync(source)
    assert.equal(isCurrent(), false)
  })

  it('is not current without the bundle or without the record of its sources', async () => {
    const first = await build()
    rmSync(first.built.BUNDLE)
    const second = await build()
    rmSync(second.built.recordOf('service'))
    assert.deepEqual([first.isCurrent(), second.isCurrent()], [false, false])
  })

  it('is not current in a folder that was moved or copied, because it has the paths of the first one', async () => {
    const { root } = await build()
    renameSync(root, `${root}-moved`)
    const moved = (await import(pathToFileURL(join(`${root}-moved`, MODULE)).href)) as BuiltFiles
    assert.equal(moved.isCurrent('service', moved.BUNDLE), false)
  })
})
