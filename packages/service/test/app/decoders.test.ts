import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { startService, type TestService } from '../support/service.ts'

describe('a process of the service', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service[Symbol.asyncDispose]())

  const pixel = { create: { width: 1, height: 1, channels: 3, background: '#fff' } } as const
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

  it('a process of the service cannot decode an SVG, a GIF or a TIFF, even without a check of the content', async () => {
    for (const file of [svg, await sharp(pixel).gif().toBuffer(), await sharp(pixel).tiff().toBuffer()])
      await assert.rejects(sharp(file).metadata(), /unsupported/)
  })

  it('a process of the service decodes JPEG, PNG and WebP', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const)
      assert.equal((await sharp(await sharp(pixel).toFormat(format).toBuffer()).metadata()).format, format)
  })
})
