import assert from 'node:assert/strict'
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { embeddedPlace, temporaryDirectory } from '../../../../service/test/support/stores.ts'
import { archivePath, count, done, fill, IMAGES, manifestOf, refused, run } from './archive-suite.ts'

describe('an incomplete or damaged export', () => {
  const complete = archivePath()
  let keys: string[]
  before(async () => {
    const from = await embeddedPlace()
    keys = (await fill(from)).keys
    await done(run('create', complete, from))
  })
  function exported(): string {
    const directory = archivePath()
    cpSync(complete, directory, { recursive: true })
    return directory
  }

  it('an incomplete or damaged export is rejected before a database is opened', async () => {
    const directory = exported()
    const manifest = join(directory, 'manifest.json')
    const good = manifestOf(directory)
    const to = { url: null, dataDirectory: temporaryDirectory() }
    const refusedWith = (changes: object, why: RegExp) => {
      writeFileSync(manifest, JSON.stringify({ ...good, ...changes }))
      return refused(run('restore', directory, to), why)
    }
    await refusedWith({ migration: '9999-later', product_version: '9.9.9' }, /Endcap 9\.9\.9.*9999-later/)
    await refusedWith({ format: 2 }, /format 2/)
    await refusedWith({ tables: 'many' }, /is not the manifest of a backup/)
    await refusedWith({ rows_sha256: '00' }, /is damaged/)
    writeFileSync(manifest, '{')
    await refused(run('restore', directory, to), /is damaged/)
    rmSync(manifest)
    await refused(run('restore', directory, to), /no complete backup/)
    assert.equal(existsSync(join(to.dataDirectory, 'db')), false)
  })

  it('an incomplete or damaged export is rejected for one missing file, before a row is written, and imported once the file is back', async () => {
    const directory = exported()
    const file = join(directory, 'files', keys[0] ?? '')
    renameSync(file, `${file}.kept`)
    writeFileSync(file, 'something else')
    const to = await embeddedPlace()
    await refused(run('restore', directory, to), /1 files of the backup are missing or damaged/)
    assert.equal(await count(to, 'organization'), 0)
    renameSync(`${file}.kept`, file)
    await done(run('restore', directory, to))
    assert.equal(await count(to, 'image'), IMAGES)
  })
})
