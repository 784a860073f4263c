import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleFacts, sampleLine } from '../../scoring/test/sample-facts.ts'
import { packTexts } from '../src/pack-texts.ts'

describe('the texts of a pack', () => {
  it('the texts of a pack are those that the font of what is drawn has: no Chinese or Japanese', () => {
    const lines = ['Rösch Müsli', 'しっとり化粧水', '保湿面霜'].map((text) =>
      sampleLine(text, { confidence: 0.99 }),
    )
    const facts = sampleFacts({ text: { area: 0.1, lineCount: 3, lines } })
    assert.deepEqual(
      packTexts(facts).map(({ text }) => text),
      ['Rösch Müsli'],
    )
  })
})
