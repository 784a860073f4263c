import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PdpScores } from '@endcap/client'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { renderScene } from '../support/render-can.ts'
import { SAMPLES } from '../support/samples.ts'
import { startService, type TestService } from '../support/service.ts'

let origin: Origin
let service: TestService

async function score(id: string, hero: string, carousel: string[]): Promise<PdpScores> {
  await service.put(id, {
    hero_image_url: origin.url(`/${hero}`),
    carousel_image_urls: carousel.map((name) => origin.url(`/${name}`)),
    name: 'Citrus Sparkling Lemonade Soda, 330 ml can',
  })
  return service.settled(id)
}

describe('a scored listing', () => {
  before(async () => {
    origin = await startOrigin()
    for (const [name, scene] of Object.entries(SAMPLES))
      origin.serve(`/${name}`, await renderScene({ ...scene, sizePx: 1600 }))
    origin.serve('/weak.png', await picture(0))
    service = await startService({ origin })
  })
  after(() => service[Symbol.asyncDispose]())

  it('[API-10] a scored listing is certified from a score of 80, as is each of its images', async () => {
    const good = await score('good', 'citrus-hero.jpg', [
      'citrus-and-berry.jpg',
      'citrus-beach.jpg',
      'citrus-kitchen.jpg',
    ])
    const weak = await score('weak', 'weak.png', ['citrus-back.jpg'])
    assert.deepEqual([good.service_certified, weak.service_certified], [true, false])
    for (const each of [good, weak, ...carouselAndHero(good), ...carouselAndHero(weak)]) {
      const score = 'pdp_score' in each ? each.pdp_score : each.service_score
      assert.equal(each.service_certified, (score ?? 0) >= 80)
    }
  })

  it('[API-9] a scored listing keeps its first score and returns the change since then', async () => {
    const first = await score('changed', 'citrus-hero.jpg', [])
    assert.deepEqual([first.listing_score_at_ingest, first.score_change], [first.pdp_score, 0])
    const then = await score('changed', 'citrus-hero.jpg', ['citrus-and-berry.jpg'])
    assert.equal(then.listing_score_at_ingest, first.pdp_score)
    const change = (then.pdp_score ?? 0) - (first.pdp_score ?? 0)
    assert.notEqual(change, 0)
    assert.ok(Math.abs((then.score_change ?? 0) - change) < 0.05)
  })
})

const carouselAndHero = ({ hero, carousel_images }: PdpScores) => [
  ...(hero ? [hero] : []),
  ...carousel_images,
]
