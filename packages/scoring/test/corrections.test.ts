import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  applyCorrections,
  assetTypesInListing,
  CLASSIFICATIONS,
  type Classification,
  classify,
  type FactCorrection,
  findNearDuplicates,
  generalRubric,
  type ImageFacts,
  type ImageRole,
  modelVersion,
  scoreImage,
  serviceScoreOf,
  type TextLine,
  uncorrectedVersion,
} from '@endcap/scoring'
import { sampleFacts } from './sample-facts.ts'

const corrected = (facts: ImageFacts, ...corrections: FactCorrection[]): ImageFacts =>
  applyCorrections(facts, corrections, 'c1')
const typeAs = (value: Classification): FactCorrection => ({ kind: 'asset_type', value })
const factorOf = (facts: ImageFacts, name: string, role: ImageRole = 'hero') =>
  scoreImage(facts, role, generalRubric).factors.find((factor) => factor.name === name)

const line = (text: string | null, top: number, changes: Partial<TextLine> = {}): TextLine => ({
  text,
  confidence: 0.98,
  corners: [
    [0.1, top],
    [0.4, top],
    [0.4, top + 0.05],
    [0.1, top + 0.05],
  ],
  height: 0.05,
  contrast: 0.8,
  area: 0.015,
  onProduct: 0,
  onGround: 1,
  tiles: null,
  ...changes,
})
const withLines = (...lines: TextLine[]) =>
  sampleFacts({ text: { area: 0.05, lineCount: lines.length, lines } })

describe('a corrected asset type', () => {
  it('a corrected asset type is the type of the image in every role and listing, whatever was predicted', () => {
    for (const type of CLASSIFICATIONS) {
      const facts = corrected(sampleFacts({ kind: 'Infographic' }), typeAs(type))
      assert.equal(classify(facts, 'hero'), type)
      assert.equal(classify(facts, 'carousel'), type)
      const images = [sampleFacts(), facts].map((each) => ({
        facts: each,
        classification: classify(each, 'carousel'),
      }))
      assert.equal(assetTypesInListing(images, generalRubric.listing)[1], type)
    }
  })
})

describe('text that is said to be on the pack', () => {
  it('text that is said to be on the pack counts no more as text beside the product: all lines and badges, or the line that is named', () => {
    const facts = {
      ...withLines(line('SALE', 0.1), line('Fresh Lemon', 0.3)),
      badges: [{ left: 0.05, top: 0.08, right: 0.5, bottom: 0.2 }],
    }
    assert.ok((factorOf(facts, 'off_pack_text')?.score ?? 100) < 60)
    const all = corrected(facts, { kind: 'text_is_on_pack', value: null })
    assert.equal(factorOf(all, 'off_pack_text')?.score, 100)
    const one = corrected(facts, { kind: 'text_is_on_pack', value: 'sale' })
    assert.deepEqual(one.badges, [])
    assert.match(factorOf(one, 'off_pack_text')?.reason ?? '', /Fresh Lemon/)
    assert.doesNotMatch(factorOf(one, 'off_pack_text')?.reason ?? '', /SALE/)
  })

  it('text that is said to be on the pack is no watermark any more', () => {
    const facts = withLines(line('www.shop.com', 0.1), line('shutterstock', 0.3))
    assert.ok((factorOf(facts, 'watermark', 'carousel')?.score ?? 100) < 100)
    const all = corrected(facts, { kind: 'text_is_on_pack', value: null })
    assert.equal(factorOf(all, 'watermark', 'carousel')?.score ?? 100, 100)
  })
})

describe('an image that is said to be no repeat', () => {
  const pairsOf = (...images: ImageFacts[]) => findNearDuplicates(images, generalRubric.listing)

  it('an image that is said to be no repeat does not repeat the image of its pair, but still a third one', () => {
    const pair: FactCorrection = { kind: 'not_a_repeat', value: 'a b' }
    const [one, other] = [corrected(sampleFacts(), pair), corrected(sampleFacts(), pair)]
    assert.deepEqual(pairsOf(sampleFacts(), sampleFacts()), [[0, 1]])
    assert.deepEqual(pairsOf(one, other), [])
    assert.deepEqual(pairsOf(one, other, sampleFacts()), [
      [0, 2],
      [1, 2],
    ])
  })

  it('an image that is said to be no repeat repeats no other image if no pair is named', () => {
    const facts = corrected(sampleFacts(), { kind: 'not_a_repeat', value: null })
    assert.deepEqual(pairsOf(facts, sampleFacts()), [])
  })
})

describe('corrected colors', () => {
  it('corrected colors have no cast if they are natural, and an obvious one if they are tinted', () => {
    const facts = sampleFacts({ tone: { cast: 20 } })
    assert.ok((factorOf(facts, 'color_cast')?.score ?? 100) < 40)
    assert.equal(factorOf(corrected(facts, { kind: 'color', value: 'natural' }), 'color_cast')?.score, 100)
    assert.ok(
      (factorOf(corrected(sampleFacts(), { kind: 'color', value: 'tinted' }), 'color_cast')?.score ?? 100) <=
        50,
    )
  })
})

describe('corrections', () => {
  it('corrections add up, and are named in the model version only', () => {
    const facts = corrected(
      sampleFacts({ tone: { cast: 20 } }),
      typeAs('Lifestyle'),
      { kind: 'color', value: 'natural' },
      { kind: 'not_a_repeat', value: 'a b' },
      { kind: 'not_a_repeat', value: 'a c' },
    )
    assert.deepEqual(facts.corrections, {
      digest: 'c1',
      assetType: 'Lifestyle',
      distinctPairs: ['a b', 'a c'],
    })
    assert.equal(facts.tone.cast, 0)
    const { model_version: version } = scoreImage(facts, 'hero', generalRubric)
    assert.equal(version, `vision-test+${generalRubric.version}+c1`)
    assert.equal(uncorrectedVersion(version), modelVersion('vision-test', generalRubric))
  })

  it('corrections leave facts without any as they are', () => {
    const facts = sampleFacts()
    assert.equal(applyCorrections(facts, [], ''), facts)
  })
})

describe('the score of an image without its reasons', () => {
  it('the score of an image without its reasons equals the score with them', () => {
    const facts = sampleFacts({ tone: { cast: 20 }, product: { tiltDegrees: 4, extent: 0.6 } })
    for (const role of ['hero', 'carousel'] as const)
      assert.equal(
        serviceScoreOf(facts, role, generalRubric),
        scoreImage(facts, role, generalRubric).service_score,
      )
  })
})
