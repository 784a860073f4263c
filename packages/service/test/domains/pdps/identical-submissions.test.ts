import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'

const CALLERS = 50

describe('identical submissions at the same time', () => {
  let origin: Origin
  let service: TestService
  before(async () => {
    origin = await startOrigin()
    for (let n = 0; n < 3; n++) origin.serve(`/${n}.png`, await picture(n))
    service = await startService({ origin, role: 'api' })
  })
  after(() => service[Symbol.asyncDispose]())
  const submission = (hero: number) => ({
    hero_image_url: origin.url(`/${hero}.png`),
    carousel_image_urls: [origin.url('/2.png')],
    name: 'Sea Salt Potato Chips 150 g',
  })

  it('identical submissions at the same time download each image once, and get the same answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, () => service.put('same', submission(0))),
    )
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]))
    assert.equal(new Set(answers.map(({ body }) => body['pdp_id'])).size, 1)
    assert.deepEqual(origin.requests.toSorted(), ['/0.png', '/2.png'])
  })

  it('identical submissions at the same time do not hide a different one between them', async () => {
    await Promise.all([service.put('other', submission(0)), service.put('other', submission(0))])
    await service.put('other', submission(1))
    await Promise.all([service.put('other', submission(0)), service.put('other', submission(0))])
    const { body } = await service.get('other')
    assert.equal(body.hero?.['image_url'], origin.url('/0.png'))
  })
})
