import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawListing } from '@endcap/explanations'
import {
  type AcceptanceState,
  findFourWs,
  generalRubric,
  type ImageRole,
  labelOf,
  mobileReadiness,
  scoreImage,
} from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import sharp from 'sharp'
import { sampleFacts, sampleLine } from '../../scoring/test/sample-facts.ts'
import { explanationSvg } from '../src/explanation-svg.ts'
import { listingSvg } from '../src/listing-svg.ts'

const PICTURE = { uri: 'data:image/png;base64,', width: 200, height: 200 }
const TILE = { uri: 'data:image/png;base64,tile', width: 202, height: 202 }

const facts = sampleFacts({
  product: { extent: 0.5 },
  text: {
    lineCount: 4,
    lines: [
      sampleLine('CRACKLEBY'),
      sampleLine('Kettle Cooked'),
      sampleLine('Sea Salt', { tiles: { px101: '', px202: 'S0 5e1t' } }),
      sampleLine('SALE', { onProduct: 0, onGround: 1, tiles: null }),
    ],
  },
})

/** Returns the drawing of the facts in a role, and its texts. */
function explain(role: ImageRole, title = 'Crackleby Kettle Cooked Potato Chips') {
  const score = scoreImage(facts, role, generalRubric)
  const readiness = role === 'hero' ? mobileReadiness(facts, findFourWs(facts, null)) : null
  const svg = explanationSvg({ title, image: PICTURE, heat: PICTURE, tile: TILE, facts, score, readiness })
  return { svg, texts: textsOf(svg), score }
}

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text = '']) => text)

describe('the drawing of an image', () => {
  it('the drawing of an image names factors in plain words, with whole reasons and without model versions', () => {
    const { texts, score } = explain('hero')
    const all = texts.join(' ')
    for (const factor of score.factors) {
      assert.ok(texts.includes(ENGLISH.write(labelOf(factor))), factor.name)
      assert.ok(all.includes(factor.reason), factor.reason)
    }
    assert.doesNotMatch(all, /[a-z]_[a-z]|general-|vision-/)
  })

  it('the drawing of an image gives the boxes around the text and the list of texts one verdict', () => {
    const { svg, texts } = explain('hero')
    const [, readable, unreadable] = ['Product', 'Readable on a phone', 'Unreadable on a phone'].map(
      (label) => svg.match(new RegExp(`fill="(#\\w+)"/><text [^>]*>${label}<`))?.[1],
    )
    assert.ok(readable && unreadable)
    const boxesOf = (color: string) => svg.split(`fill="${color}" fill-opacity`).length - 1
    assert.deepEqual([boxesOf(readable), boxesOf(unreadable)], [2, 1])
    assert.ok(texts.includes('Readable: “CRACKLEBY”, “Kettle Cooked”'))
    assert.ok(texts.includes('Unreadable: “Sea Salt”'))
  })

  it('the drawing of an image shows a search tile only for a main image', () => {
    assert.ok(explain('hero').svg.includes(TILE.uri))
    const { svg, texts } = explain('carousel')
    assert.ok(!svg.includes(TILE.uri))
    assert.ok(!texts.some((text) => text.includes('phone')))
  })
})

describe('the drawing of a listing', () => {
  const listing = {
    title: 'Potato Chips',
    score: 40,
    canWin: 3,
    acceptance: [],
    breakdown: [{ title: 'The main image scores 40.0.', points: 60 }],
    missing: ['Ingredients'],
    actions: [{ title: 'Add the ingredients', gain: 3 }],
  }

  it('the drawing of a listing labels missing images where other images have their labels', () => {
    const svg = listingSvg({ ...listing, images: [{ image: PICTURE, score: 40, assetType: 'Packshot' }] })
    const heightOf = (text: string) => svg.match(new RegExp(`y="([\\d.]+)"[^>]*>${text}<`))?.[1]
    assert.ok(heightOf('Packshot'))
    assert.equal(heightOf('Ingredients'), heightOf('Packshot'))
    assert.equal(heightOf('Missing'), heightOf('Main image'))
  })

  it('the drawing of a listing approves only what is accepted, and says who refuses it and why', () => {
    const refusal = { target: 'Walmart US', reason: 'Longer side: 297 of 500 px' }
    const drawn = (state: AcceptanceState) =>
      listingSvg({ ...listing, score: 83.4, images: [], acceptance: [{ ...refusal, main_image: state }] })
    assert.match(drawn('accepted'), />Good</)
    assert.match(drawn('not_accepted'), />would be Good</)
    assert.match(drawn('not_accepted'), /Not accepted by Walmart US: Longer side: 297 of 500 px/)
    assert.match(drawn('not_sure'), /Not sure for Walmart US/)
  })

  it('the drawing of a listing is a PNG whatever the title', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    const titles = [
      ...['', '\uD83C\u0000<b>&amp;</b>\uFFFE', '炭酸飲料 🍋'.repeat(50), 'W'.repeat(500)],
      // Characters without ink.
      ...Array.from(
        '\u3000\u200B\u200E\u202F\u2009\uFEFF\u2028\u3164\u2800\u0301',
        (one) => `A${one} ${one}B`,
      ),
    ]
    for (const title of titles) {
      const png = await drawListing({
        ...listing,
        title,
        images: [{ bytes, score: 40, assetType: 'Packshot' }],
      })
      const { format, width } = await sharp(png).metadata()
      assert.deepEqual([format, width], ['png', 1240])
    }
  })
})
