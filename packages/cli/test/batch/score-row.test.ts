import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { StorageUnavailableError } from '@endcap/foundation/blobs/blob-store'
import { createGuardedFetch, GUARDED_FETCH_DEFAULTS } from '@endcap/foundation/net/guarded-fetch'
import { fakeEye } from '../../../eye/test/fake-eye.ts'
import { startOrigin } from '../../../service/test/support/origin.ts'
import { temporaryDirectory } from '../../../service/test/support/stores.ts'
import { type ImagePlaces, openImagePlaces } from '../../src/batch/image-places.ts'
import { createRowScorer } from '../../src/batch/score-row.ts'

const DEFAULTS = { role: 'hero', category: null, retailer: 'walmart_us' } as const
const fetchOf = (...allowedOrigins: string[]) =>
  createGuardedFetch({ ...GUARDED_FETCH_DEFAULTS, allowedOrigins })

function scorerOf(places: ImagePlaces, eye = fakeEye()) {
  return createRowScorer({ eye, places, defaults: DEFAULTS, withFacts: false })
}

function folderOf(files: Record<string, string>): string {
  const folder = join(temporaryDirectory(), 'photos')
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

describe('a row of a batch', () => {
  it('a row of a batch has score, classification, factors and the checks of its retailer', async () => {
    await using places = openImagePlaces([folderOf({ 'a.jpg': 'bytes' })], fetchOf())
    const score = scorerOf(places)
    const result = await score(3, { values: { id: 9, image: 'a.jpg' } })
    assert.deepEqual(
      [result.row, result.id, result.image, result.retailer, result.error_code],
      [3, '9', 'a.jpg', 'walmart_us', null],
    )
    assert.ok(typeof result.score === 'number' && result.factors && result.retailer_checks)
    assert.match(result.sha256 ?? '', /^[0-9a-f]{64}$/)
    const carousel = await score(4, { values: { image: 'a.jpg', role: 'carousel' } })
    assert.deepEqual([carousel.retailer, carousel.retailer_checks, carousel.accepted], [null, null, null])
  })

  it('a row of a batch has the documented code of its error', async () => {
    await using origin = await startOrigin()
    origin.serve('/a.jpg', Buffer.from('bytes'))
    const folder = folderOf({ corrupt: 'corrupt', crash: 'crash', empty: '' })
    mkdirSync(join(folder, 'folder'))
    writeFileSync(join(folder, '../secret.jpg'), 'bytes')
    await using places = openImagePlaces([folder], fetchOf(origin.host))
    const score = scorerOf(places)
    const codeOf = async (image: string) => (await score(0, { values: { image } })).error_code
    for (const [image, code] of [
      [origin.url('/a.jpg'), null],
      [origin.url('/none.jpg'), 'http_status'],
      ['http://127.0.0.1:1/a.jpg', 'forbidden_address'],
      ['corrupt', 'corrupt_image'],
      ['crash', 'analysis_failed'],
      ['none.jpg', 'not_found'],
      ['folder', 'not_readable'],
      ['../secret.jpg', 'forbidden_address'],
      [join(folder, '../secret.jpg'), 'forbidden_address'],
      ['file:///etc/hostname', 'forbidden_address'],
      ['file://host/x', 'invalid_url'],
      ['s3://other/a.jpg', 'forbidden_address'],
      [join(folder, 'corrupt'), 'corrupt_image'],
    ] as const)
      assert.equal(await codeOf(image), code, image)
    assert.equal((await score(0, { malformed: 'is cut' })).error_code, 'invalid_row')
  })

  it('a row of a batch is no error if the eye or the object store fails: the run ends', async () => {
    const down = { ...fakeEye(), check: () => Promise.reject(new Error('the eye is down')) }
    await using places = openImagePlaces([folderOf({ crash: 'crash' })], fetchOf())
    await assert.rejects(scorerOf(places, down)(0, { values: { image: 'crash' } }), /the eye is down/)
    const away: ImagePlaces = {
      read: () => Promise.reject(new StorageUnavailableError('away')),
      [Symbol.asyncDispose]: async () => undefined,
    }
    await assert.rejects(scorerOf(away)(0, { values: { image: 'a.jpg' } }), StorageUnavailableError)
  })
})
