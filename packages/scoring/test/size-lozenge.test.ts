import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type Box,
  checkMainImageRules,
  findFourWs,
  generalRubric,
  mobileReadiness,
  scoreImage,
  type TextLine,
} from '@endcap/scoring'
import { sampleFacts } from './sample-facts.ts'

const BOX: Box = { left: 0.75, top: 0.9, right: 0.98, bottom: 0.98 }

function heroWith(text: string, box = BOX) {
  const line: TextLine = {
    text,
    confidence: 0.98,
    corners: [
      [box.left + 0.02, box.top + 0.02],
      [box.right - 0.02, box.top + 0.02],
      [box.right - 0.02, box.bottom - 0.02],
      [box.left + 0.02, box.bottom - 0.02],
    ],
    height: 0.04,
    contrast: 0.9,
    area: 0.008,
    onProduct: 0,
    onGround: 0,
    tiles: { px101: text, px202: text },
  }
  const facts = sampleFacts({ text: { lines: [line], lineCount: 1 } })
  return { ...facts, badges: [box] }
}
const offPack = (facts: ReturnType<typeof heroWith>) =>
  scoreImage(facts, 'hero', generalRubric).factors.find(({ name }) => name === 'off_pack_text')?.score

describe('size lozenge beside the pack', () => {
  it('size lozenge beside the pack costs nothing when it states only the size', () => {
    for (const size of ['500 g', '12 x 330 ml', '16.9 fl oz', '120 Count'])
      assert.equal(offPack(heroWith(size)), 100, size)
  })

  it('size lozenge beside the pack costs as much as any badge when it states more or is a banner', () => {
    for (const words of ['SALE', 'NEW 500 g', '500 g free', '20 %'])
      assert.ok((offPack(heroWith(words)) ?? 100) < 60, words)
    assert.ok((offPack(heroWith('500 g', { left: 0.4, top: 0.7, right: 0.98, bottom: 0.98 })) ?? 100) < 60)
  })

  it('size lozenge beside the pack counts as the size of the pack, also on a phone', () => {
    const facts = heroWith('500 g')
    assert.equal(mobileReadiness(facts, findFourWs(facts, null)).size_and_count, 100)
  })

  it('size lozenge beside the pack still fails the rule of retailers that allow no off-pack text', () => {
    const rules = { minPixels: 0, whiteBackground: false, minFillShare: 0, textAllowed: false, aspect: null }
    const check = checkMainImageRules(heroWith('500 g'), rules).find(
      ({ rule }) => rule === 'no_off_pack_text',
    )
    assert.equal(check?.passed, false)
  })
})
