import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ShopMedia } from '@endcap/shop-systems'
import type { PdpImage } from '../../../src/domains/pdps/record/pdp.ts'
import { planSet } from '../../../src/domains/shops/plan-push.ts'

const shown = (id: string, more: Partial<ShopMedia> = {}): ShopMedia => ({
  id,
  url: `https://cdn.example/${id}.jpg?v=1`,
  alt: `Alt of ${id}`,
  isPicture: true,
  isOfVariant: false,
  ...more,
})

const image = (name: string, sourceUrl = `https://dam.example/${name}.jpg`): PdpImage => ({
  position: 0,
  imageId: name,
  sha256: `sha of ${name}`,
  filename: `${name}.jpg`,
  sourceUrl,
  contentUrl: sourceUrl,
  assetId: null,
  rights: null,
  altTexts: { en: `New alt of ${name}`, de: 'Neu' },
  file: { format: 'jpeg', widthPx: 1, heightPx: 1, byteLength: 1 },
})

const plan = (media: ShopMedia[], images: PdpImage[], pushed: [string, string[]][] = []) =>
  planSet({ title: '', media }, images, { pushed: new Map(pushed), language: 'de' }).map(
    ({ mediaId, alt, image: own }) => [mediaId, own?.id ?? null, alt],
  )

describe('a planned set', () => {
  it('a planned set has the images of the listing in order, and leaves out other pictures', () => {
    assert.deepEqual(plan([shown('1'), shown('2')], [image('a'), image('b')]), [
      [null, 'a', 'Neu'],
      [null, 'b', 'Neu'],
    ])
  })

  it('a planned set uses a picture of the shop again that the listing came from, with its alt text', () => {
    assert.deepEqual(plan([shown('1'), shown('2')], [image('a', 'https://cdn.example/2.jpg?v=1')]), [
      ['2', 'a', 'Alt of 2'],
    ])
  })

  it('a planned set does not take a picture whose address has another version', () => {
    assert.deepEqual(plan([shown('1')], [image('a', 'https://cdn.example/1.jpg?v=0')]), [[null, 'a', 'Neu']])
  })

  it('a planned set uses pictures of earlier pushes again, each once', () => {
    assert.deepEqual(plan([shown('1')], [image('a'), image('a')], [['sha of a', ['0', '1']]]), [
      ['1', 'a', 'Alt of 1'],
      [null, 'a', 'Neu'],
    ])
  })

  it('a planned set keeps videos and pictures of variants behind the images', () => {
    const video = shown('video', { isPicture: false, url: null })
    const variant = shown('variant', { isOfVariant: true })
    assert.deepEqual(plan([video, variant, shown('1')], [image('a')]), [
      [null, 'a', 'Neu'],
      ['video', null, 'Alt of video'],
      ['variant', null, 'Alt of variant'],
    ])
  })
})
