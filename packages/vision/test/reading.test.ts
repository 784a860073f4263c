import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readingOf } from '../src/text/reading.ts'

/** Returns what the recognizer finds for a text, each character with the same probability. */
const found = (text: string, probability = 0.95) => Array.from(text, (each) => ({ text: each, probability }))

describe('the reading of a line', () => {
  it('the reading of a line is its text with the mean probability of its letters, whatever signs are between them', () => {
    const line = [...found('24 oz'), { text: '.', probability: 0.1 }]
    assert.deepEqual(readingOf(line, 3), { text: '24 oz.', confidence: 0.95 })
  })

  it('the reading of a line is null where most of a line was left blank: Cyrillic, Korean or Arabic letters', () => {
    for (const text of ['', '   ', 'l ää', '2 '])
      assert.deepEqual(readingOf(found(text), 6), { text: null, confidence: 0 }, text)
  })

  it('the reading of a line keeps short lines, letters that are spaced wide, amounts with signs, and wide letters', () => {
    assert.equal(readingOf(found('V'), 1.2).text, 'V')
    assert.equal(readingOf(found('MAGSAFE', 0.99), 8.5).text, 'MAGSAFE')
    assert.equal(readingOf(found('$10'), 2.4).text, '$10')
    assert.equal(readingOf(found('賞味期限'), 5).text, '賞味期限')
  })

  it('the reading of a line is null for Greek, of which only capitals are known', () => {
    assert.equal(readingOf(found('NEA ΓEYΣH'), 5).text, null)
  })

  it('the reading of a line has stylized and wide letters in their usual form', () => {
    assert.equal(readingOf(found('BΛRE'), 3).text, 'BARE')
    assert.equal(readingOf(found('３０ºＣ'), 3).text, '30°C')
    assert.equal(readingOf(found('30 ℃'), 3).text, '30 °C')
  })

  it('the reading of a line of one or two letters is as sure as others only from a probability of .95, and of signs never', () => {
    assert.ok(readingOf(found('1L', 0.94), 2).confidence < 0.85)
    assert.ok(readingOf(found('1L', 0.96), 2).confidence > 0.85)
    assert.equal(readingOf(found('···'), 1).confidence, 0)
  })
})
