import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createReadImage } from '../src/allowed-folders.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'endcap-mcp-')))
const allowed = join(root, 'photos')
const readImage = createReadImage([allowed])

describe('the folders that a model may read', () => {
  before(() => {
    for (const folder of [allowed, join(allowed, 'spring'), join(root, 'photos-private')]) mkdirSync(folder)
    for (const file of [
      'photos/front.jpg',
      'photos/spring/back.PNG',
      'photos/notes.txt',
      'secret.jpg',
      'secret.txt',
    ])
      writeFileSync(join(root, file), file)
    writeFileSync(join(root, 'photos-private/front.jpg'), 'private')
    writeFileSync(join(allowed, 'large.png'), '')
    truncateSync(join(allowed, 'large.png'), 26 * 1024 * 1024)
    symlinkSync(join(root, 'secret.jpg'), join(allowed, 'link.jpg'))
    symlinkSync(join(root, 'secret.txt'), join(allowed, 'text.jpg'))
    symlinkSync(root, join(allowed, 'up'))
    symlinkSync(join(allowed, 'front.jpg'), join(allowed, 'same.jpg'))
    mkdirSync(join(allowed, 'folder.jpg'))
    execFileSync('mkfifo', [join(allowed, 'pipe.jpg')])
  })
  after(() => rmSync(root, { recursive: true }))

  it('the folders that a model may read give images by absolute and relative paths', async () => {
    for (const path of ['front.jpg', join(allowed, 'front.jpg'), 'spring/../front.jpg', 'same.jpg'])
      assert.equal(Buffer.from(await readImage(path)).toString(), 'photos/front.jpg', path)
    assert.equal(Buffer.from(await readImage('spring/back.PNG')).toString(), 'photos/spring/back.PNG')
  })

  it('the folders that a model may read give nothing outside of them, also through links', async () => {
    const outside = [
      '../secret.jpg',
      join(root, 'secret.jpg'),
      join(allowed, '../secret.jpg'),
      'link.jpg',
      'up/secret.jpg',
      join(root, 'photos-private/front.jpg'),
      '/etc/passwd',
      'front.jpg\0.png',
    ]
    for (const path of outside) await assert.rejects(readImage(path), /in the allowed folders/, path)
  })

  it('the folders that a model may read give only images of at most 25 MB', async () => {
    await assert.rejects(readImage('notes.txt'), /there is no jpeg, png, webp, avif or tiff file/)
    await assert.rejects(readImage('text.jpg'), /there is no jpeg, png, webp, avif or tiff file/)
    await assert.rejects(readImage('large.png'), /larger than 25 MB/)
    for (const path of ['folder.jpg', 'pipe.jpg'])
      await assert.rejects(readImage(path), /is not a file/, path)
  })
})
