import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileNames } from '../src/engine/file-names.ts'
import { ago, counted, scoreText, signed, spokenPoints } from '../src/words/numbers.ts'
import { categoryLeaf, retailerName, typeName } from '../src/words/terms.ts'
import './english.ts'

describe('numbers', () => {
  it('numbers have a sign and a true minus', () => {
    assert.deepEqual([9.34, -10.8, 0, -0.04].map(signed), ['+9.3', '−10.8', '0.0', '0.0'])
  })
  it('numbers are read aloud in words', () => assert.equal(spokenPoints(-10.8), 'minus 10.8 points'))
  it('numbers are a dash where a score is unknown', () => assert.equal(scoreText(null), '–'))
  it('numbers have a noun in the right number', () =>
    assert.deepEqual(
      [counted(1, 'console.counted.images'), counted(1200, 'console.counted.images')],
      ['1 image', '1,200 images'],
    ))
})

describe('times', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  const cases: [string, string][] = [
    ['2026-11-24T11:59:40Z', 'just now'],
    ['2026-11-24T11:56:00Z', '4 min ago'],
    ['2026-11-24T02:00:00Z', '10 h ago'],
    ['2026-10-12T12:00:00Z', 'Oct 12'],
    ['2025-10-12T12:00:00Z', 'Oct 12, 2025'],
  ]
  for (const [time, text] of cases) it(`times say ${text}`, () => assert.equal(ago(time, now), text))
})

describe('names', () => {
  it('names of asset types are in sentence case', () =>
    assert.deepEqual((['Size And Scale', 'Packshot Back', 'Group Or Variant'] as const).map(typeName), [
      'Size and scale',
      'Back of pack',
      'Group',
    ]))
  it('names of retailers end with the region', () =>
    assert.deepEqual(['marketplace_us', 'ebay_de'].map(retailerName), ['Marketplace US', 'eBay DE']))
  it('names of categories are the last part of the path', () =>
    assert.equal(categoryLeaf('Food > Snacks > Potato Chips'), 'Potato Chips'))
})

describe('files of a listing', () => {
  it('files of a listing have the names that marketplaces ask for', () =>
    assert.deepEqual(fileNames('B0DEMOCHP2', 3), [
      'B0DEMOCHP2.MAIN.jpg',
      'B0DEMOCHP2.PT01.jpg',
      'B0DEMOCHP2.PT02.jpg',
    ]))
  it('files of a listing have no characters that a system could refuse', () => {
    assert.deepEqual(fileNames('../sku/4711: "blue"', 1), ['sku-4711-blue.MAIN.jpg'])
    assert.deepEqual(fileNames('…', 1), ['listing.MAIN.jpg'])
  })
})
